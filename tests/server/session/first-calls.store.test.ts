import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { CARDS_PATH } from '#contract/cards.ts';
import { MY_PATH } from '#contract/my-cards-bounds.ts';
import { XSRF_HEADER } from '#contract/xsrf.ts';
import { startMember } from '#support/stores/member.ts';
import { openPage } from '#support/stores/page.ts';

test('a change beside the first reads of a browser carries the cookie that they bring', async () => {
  const member = await startMember();
  const page = openPage(member.origin, '/mycards', member.tokens);
  const { apiGet, request } = await import('#lib/api/api.browser.ts');
  const body = { since: 0, now: Date.now(), operations: [] };
  await Promise.all([
    apiGet(CARDS_PATH, z.unknown()),
    request({ path: MY_PATH, method: 'POST', body }, z.unknown()),
  ]);
  const changes = page.requests.filter(({ path }) => path.endsWith(MY_PATH));
  expect(changes.map(({ headers }) => headers.get(XSRF_HEADER)?.split('.').length)).toEqual([2]);
});
