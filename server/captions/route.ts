import { Hono, type Context } from 'hono';

import * as m from '#messages';

import { CaptionRequest } from '#contract/caption-request.ts';
import type { CaptionAnswer, CaptionWriters } from '#contract/caption-answer.ts';
import { SOCIAL_PATH } from '#contract/captions.ts';
import type { Composer } from '#server/captions/compose.ts';
import type { CaptionModel } from '#server/captions/model/caption-model.ts';
import type { Limit } from '#server/db/limits.ts';
import { errorAnswer, limitAnswer } from '#server/http/errors.ts';

type Issue = NonNullable<ReturnType<typeof CaptionRequest.safeParse>['error']>['issues'][number];

/** The name of the wrong field, with the accepted values where they are few. */
const messageOf = (issue: Issue | undefined): string => {
  const field = issue?.path.join('.') ?? '';
  if (field === '') return m.api_caption_body();
  if (issue?.code === 'invalid_value')
    return m.api_caption_one_of({ field, values: issue.values.join(', ') });
  if (issue?.code === 'too_big' && issue.origin === 'string') {
    return m.api_caption_length({ field, count: String(issue.maximum) });
  }
  return m.api_caption_value({ field });
};

/**
 * The thank-you API: `POST /social` answers a caption request with `{ data: { caption, by } }` (behaviour/captions.md,
 * 'Captions'), `GET /social` whether a model may write them. Public; 422 names the field of a wrong value,
 * 429 the time until an address may ask again.
 * @param composer writes the captions that no model writes
 * @param limit consumes one point per request and address
 * @param addressOf the client address that a request counts against
 * @param model writes captions where the operator has one
 */
export const socialRoutes = (
  composer: Composer,
  limit: Limit,
  addressOf: (c: Context) => string,
  model?: CaptionModel,
): Hono => {
  const routes = new Hono();
  routes.get(SOCIAL_PATH, (c) => {
    const writers: CaptionWriters = { data: { model: model !== undefined } };
    return c.json(writers);
  });
  routes.post(SOCIAL_PATH, async (c) => {
    const address = addressOf(c);
    const taken = await limit.consume(address);
    if (!taken.ok) return limitAnswer(c, taken.retryAfterMs);
    const request = CaptionRequest.safeParse(c.get('json'));
    if (!request.success) return errorAnswer(c, 'invalid', messageOf(request.error.issues[0]));
    const written = await model?.write(request.data, address);
    const answer: CaptionAnswer =
      written === undefined
        ? { data: { caption: composer.compose(request.data), by: 'composer' } }
        : { data: { caption: written, by: 'model' } };
    return c.json(answer);
  });
  return routes;
};
