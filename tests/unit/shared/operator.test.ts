import { expect, test } from 'vitest';

import { missingOf, supportPath } from '#lib/shared/operator.ts';

const operator = {
  name: 'Deck & Co',
  address: '1 Card Street, Cardiff',
  email: 'help@dck.example',
};

test.each([
  [operator, []],
  [{ ...operator, address: ' ' }, ['postal address']],
  [{ name: '', address: '', email: '' }, ['name', 'postal address', 'email address']],
])('of %j nobody knows %j', (said, missing) => {
  expect(missingOf(said)).toEqual(missing);
});

test('support is the operator’s mailbox, or the page that says who that is', () => {
  expect([supportPath(operator), supportPath({ email: '' })]).toEqual([
    'mailto:help@dck.example',
    '/imprint',
  ]);
});
