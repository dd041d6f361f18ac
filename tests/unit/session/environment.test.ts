import { expect, test } from 'vitest';

import { belongsInProduction } from '#lib/session/environment.ts';

test.each([
  ['production', [], false],
  ['dev', ['beta'], false],
  ['local', ['gold', 'beta'], false],
  ['dev', [], true],
  ['local', ['Beta', 'betatester'], true],
] as const)('in %s with the groups %j: sent to production %s', (environment, tier, sent) => {
  expect(belongsInProduction(environment, tier)).toBe(sent);
});
