import { expect, test } from 'vitest';

import { findLeaks } from '#support/process/leaks.ts';

test.each([
  ['a token', 'seen eyJhbGciOiJSUzI1NiJ9.e30.x'],
  ['a parameter of a sign-in', 'POST /idp/oauth2/token?grant_type=a&code=x'],
  ['a parameter of a sign-in', 'code_verifier=x'],
  ['a parameter of a sign-in', '{"url":"/x?refresh_token=x"}'],
  ['a password', '{"password":"x"}'],
  ['a password', 'tried correct horse battery'],
  ['an email', 'ada@example.com signed in'],
  ['an email', '?login_hint=ada%40example.com'],
  ['a deck code or an account id', '/registration/3F2504E0-4F89-41D3-9A0C-0305E82C3301'],
  ['something as long as a secret', `"${'aB3_-'.repeat(8)}xyz"`],
  ['a bearer token', 'Authorization: Bearer abc'],
])('%s is found in %j', (name, line) => {
  expect(findLeaks(`fine\n${line}`).map((leak) => leak.split(':')[0])).toContain(name);
});

test('lines of the log hold nothing to be found', () => {
  const lines = [
    'DCK is ready on http://localhost:4321',
    '{"time":"2026-11-21T03:42:00.000Z","event":"request","id":"0f1e2d3c4b5a6978","method":"POST","route":"/idp/oauth2/token","status":200,"ms":12.3}',
    '{"event":"request_failed","id":"0f1e2d3c4b5a6978","route":"/api/cards/:code","reason":"Error","at":"at list (file:///srv/dck/server/catalogue/route.ts:12:3)"}',
  ];
  expect(findLeaks(lines.join('\n'))).toEqual([]);
});
