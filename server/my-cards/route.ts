import { Hono, type Context } from 'hono';
import * as z from 'zod';

import * as m from '#messages';

import { BATCH_OPERATIONS, MY_PATH } from '#contract/my-cards-bounds.ts';
import { SyncRequest } from '#contract/my-cards.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Limit } from '#server/db/limits.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer, limitAnswer } from '#server/http/errors.ts';
import type { MyCards } from '#server/my-cards/sync.ts';
import { requestLanguage } from '#server/shared/language.ts';

/** Our pages send the first form; other clients may send operations alone. */
const Body = z.union([SyncRequest, z.array(z.unknown())]);

/** Parses `since`; `undefined` if it is no integer. */
const sinceOf = (text = '0'): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** @param sent number of operations in the request */
const answerWith = (
  c: Context,
  done: Awaited<ReturnType<MyCards[keyof MyCards]>>,
  sent: number,
): Response => {
  if (done === 'gone') return errorAnswer(c, 'unauthorized');
  if ('retryAfterMs' in done) return limitAnswer(c, done.retryAfterMs, m.my_cards_refused_later());
  const refused = 'refused' in done ? (done.refused ?? []) : [];
  const [first] = refused;
  if (first) c.header('Content-Language', requestLanguage());
  // A client that checks only the status must not assume that an operation was stored.
  return first && refused.length === sent
    ? c.json({ ...done, error: first.error, message: first.message }, ERROR_STATUS[first.error])
    : c.json(done);
};

/**
 * My Cards: `GET /my` and `POST /my` (behaviour/my-cards.md, 'My Cards'). Only requests with changes count against the
 * limit, so that a first sync is never throttled.
 * @param limit requests with changes, by account
 */
export const myCardsRoutes = (myCards: MyCards, limit: Limit): Hono<GuardedEnv> =>
  new Hono<GuardedEnv>()
    .get(MY_PATH, async (c) => {
      const since = sinceOf(c.req.query('since'));
      if (since === undefined) return errorAnswer(c, 'invalid', m.my_cards_refused_since());
      const place = { since, store: c.req.query('store') };
      return answerWith(c, await myCards.changes(c.get('caller').accountId, place), 0);
    })
    .post(MY_PATH, async (c) => {
      const request = z.safeParse(Body, c.get('json'));
      if (!request.success) return errorAnswer(c, 'invalid');
      const body = request.data;
      const sent = Array.isArray(body) ? body.length : body.operations.length;
      if (sent > BATCH_OPERATIONS)
        return errorAnswer(c, 'invalid', m.my_cards_refused_batch({ count: BATCH_OPERATIONS }));
      const { accountId } = c.get('caller');
      const taken = sent === 0 ? { ok: true as const } : await limit.consume(accountId);
      if (!taken.ok) return limitAnswer(c, taken.retryAfterMs, m.my_cards_refused_later());
      const done = Array.isArray(body)
        ? await myCards.apply(accountId, body)
        : await myCards.sync(accountId, body);
      return answerWith(c, done, sent);
    });
