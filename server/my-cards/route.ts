import { Hono, type Context } from 'hono';
import * as z from 'zod';

import { BATCH_OPERATIONS, MY_PATH } from '#contract/my-cards-bounds.ts';
import { SyncRequest } from '#contract/my-cards.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Limit } from '#server/db/limits.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';
import type { MyCards } from '#server/my-cards/sync.ts';

const later = (c: Context, ms: number): Response => {
  c.header('Retry-After', String(Math.ceil(ms / 1000)));
  return errorAnswer(
    c,
    'rate_limited',
    'That is more changes than we take at once. They are safe on this device and go out later.',
  );
};

/**
 * My Cards: `POST /my` (behaviour.md, 'My cards'). Only requests with changes count against the limit,
 * so that the pages of a first sync are never held up.
 * @param limit requests with changes, by account
 */
export const myCardsRoutes = (myCards: MyCards, limit: Limit): Hono<GuardedEnv> =>
  new Hono<GuardedEnv>().post(MY_PATH, async (c) => {
    const request = z.safeParse(SyncRequest, await c.req.json());
    if (!request.success) return errorAnswer(c, 'invalid');
    const sent = request.data.operations.length;
    if (sent > BATCH_OPERATIONS)
      return errorAnswer(c, 'invalid', `Send up to ${BATCH_OPERATIONS} changes at once.`);
    const { accountId } = c.get('caller');
    const taken = sent === 0 ? { ok: true as const } : await limit.take(accountId);
    if (!taken.ok) return later(c, taken.retryAfterMs);
    const synced = await myCards.sync(accountId, request.data);
    if (synced === 'gone') return errorAnswer(c, 'unauthorized');
    if ('retryAfterMs' in synced) return later(c, synced.retryAfterMs);
    const [first] = synced.refused ?? [];
    // Whoever looks at the status alone must not take it that something was stored.
    return first && synced.refused?.length === sent
      ? c.json({ ...synced, error: first.error, message: first.message }, ERROR_STATUS[first.error])
      : c.json(synced);
  });
