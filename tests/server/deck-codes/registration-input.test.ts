import { describe, expect, test } from 'vitest';

import { startRegistration } from '#support/api/registration.ts';

describe('bad input', () => {
  test.each([
    ['a version-1 UUID', 'C232AB00-9414-11EC-B3C8-9F6BDECED846'],
    ['the wrong variant', '3F2504E0-4F89-41D3-CA0C-0305E82C3301'],
    ['one character more', '3F2504E0-4F89-41D3-9A0C-0305E82C33011'],
    ['one character less', '3F2504E0-4F89-41D3-9A0C-0305E82C330'],
    ['nothing', ''],
    ['full-width digits', '３F2504E0-4F89-41D3-9A0C-0305E82C3301'],
    ['Cyrillic letters', '3F2504Е0-4F89-41D3-9А0С-0305Е82С3301'],
    ['SQL', "' or 1=1; drop table deck_codes; --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a line break inside', '3F2504E0-4F89-41D3-9A0C-\n0305E82C3301'],
    ['a null character', '3F2504E0-4F89-41D3-9A0C-0305E82C3301\u0000'],
    ['null', null],
    ['a number', 42],
    ['an array', ['3F2504E0-4F89-41D3-9A0C-0305E82C3301']],
    ['an object', { $ne: null }],
  ])('%s is not valid', async (_name, code) => {
    const { register } = await startRegistration();
    const answer = await register(code);
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: 'invalid' }]);
  });

  test.each(['null', '[]', '"x"', '42', '{}', '[{"code":1}]'])(
    'the body %s is not valid',
    async (body) => {
      const { sendBody } = await startRegistration();
      expect((await sendBody(body)).status).toBe(422);
    },
  );

  test('1 MB is too large', async () => {
    const { sendBody } = await startRegistration();
    expect((await sendBody(`{"code":"${'A'.repeat(1 << 20)}"}`)).status).toBe(413);
  });

  test('stores nothing', async () => {
    const { db, register, sendBody } = await startRegistration();
    await register('<script>');
    await sendBody('[]');
    const rows = await Promise.all([
      db.selectFrom('deck_codes').selectAll().execute(),
      db.selectFrom('rate_limits').selectAll().execute(),
    ]);
    expect(rows).toEqual([[], []]);
  });
});
