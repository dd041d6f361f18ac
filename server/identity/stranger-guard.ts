import type { Limit } from '#server/db/limits.ts';
import type { AddressOf } from '#server/http/client-address.ts';
import type { Handler } from '#server/http/request-log.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { lengthProblem } from '#server/identity/parameter-lengths.ts';
import { splitTarget } from '#server/identity/target.ts';

export interface StrangerGuardOptions {
  readonly limit: Limit;
  readonly addressOf: AddressOf;
  readonly pages: Pages;
}

/** The provider's addresses that store a row for whoever asks; its router looks at no case. */
const STORING = /^\/oauth2\/(?:authorize|logout)(?:\/|$)/i;

/**
 * Bounds what somebody without an account can have stored: how long the parameters are, and how often
 * an address may ask. What is too long is refused with 400, what is too often with 429.
 * @param next the provider's own request handler; `req.url` is without its mount
 */
export const guardFromStrangers =
  ({ addressOf, limit, pages }: StrangerGuardOptions, next: Handler): Handler =>
  async (req, res) => {
    const [path, query] = splitTarget(req.url ?? '');
    if (!STORING.test(path)) return next(req, res);
    const problem = lengthProblem(query);
    if (problem !== undefined) return pages.send(res, 400, pages.problem(400, problem));
    const taken = await limit.consume(addressOf(req));
    if (taken.ok) return next(req, res);
    res.setHeader('Retry-After', inSeconds(taken.retryAfterMs));
    return pages.send(res, 429, pages.tooMany(taken.retryAfterMs));
  };
