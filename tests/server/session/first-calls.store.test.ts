import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { CARDS_PATH } from '#contract/cards.ts';
import { MY_PATH } from '#contract/my-cards-bounds.ts';
import { XSRF_HEADER } from '#contract/xsrf.ts';
import { TOKEN_KEY } from '#lib/session/session.ts';
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

test('a refused token is not refreshed where another tab has stored a new one meanwhile', async () => {
  const { origin, tokens } = await startMember();
  const refused = { ...tokens, access_token: `${tokens.access_token.slice(0, -8)}AAAAAAAA` };
  const page = openPage(origin, '/browse', refused);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await fetch(...request);
    if (answer.status === 401) page.changeElsewhere(TOKEN_KEY, JSON.stringify(tokens));
    return answer;
  });
  const { apiGet } = await import('#lib/api/api.browser.ts');
  const { ok } = await apiGet(CARDS_PATH, z.unknown());
  expect({ ok, asked: page.requests.map(({ path }) => path) }).toEqual({
    ok: true,
    asked: [`/api${CARDS_PATH}`, `/api${CARDS_PATH}`],
  });
});
