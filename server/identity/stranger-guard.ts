import { inSeconds } from '#server/http/retry-after.ts';
import { targetOf, type IdentityMiddleware } from '#server/identity/context.ts';
import { lengthProblem } from '#server/identity/parameter-lengths.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** Addresses at which the provider stores a row for any client; its router ignores case. */
const STORING = /^\/oauth2\/(?:authorize|logout)(?:\/|$)/i;

/**
 * Limits what a client without an account can store: the length of the parameters (400), and the requests of an
 * address (429).
 */
export const guardFromStrangers =
  ({ addressOf, limits, pages }: IdentityServices): IdentityMiddleware =>
  async (c, next) => {
    const [path, query] = targetOf(c);
    if (!STORING.test(path)) return next();
    const problem = lengthProblem(query);
    if (problem !== undefined) return pages.send(c, 400, pages.problem(400, problem));
    const taken = await limits.startsByAddress.consume(addressOf(c));
    if (taken.ok) return next();
    c.header('Retry-After', inSeconds(taken.retryAfterMs));
    return pages.send(c, 429, pages.tooMany(taken.retryAfterMs));
  };
