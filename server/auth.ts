import type { MiddlewareHandler } from 'hono';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

import { errorAnswer } from '#server/http/errors.ts';

/** Who is asking, as the verified access token says. */
export interface Caller {
  readonly accountId: string;
  readonly groups: readonly string[];
}

/** Verifies a bearer token; `undefined` for every token that is not to be trusted. */
export type VerifyToken = (token: string) => Promise<Caller | undefined>;

export interface VerifierOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** The issuer's public keys, by `kid`. */
  readonly keys: JWTVerifyGetKey;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Codes of jose that say "bad token"; any other failure is the outside world's and is thrown. */
const KEY_SET_TROUBLE: ReadonlySet<string> = new Set([
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);

/**
 * Makes the verifier of access tokens: RS256 or ES256 by a key of the issuer, the issuer itself,
 * this product's client (`client_id`, as Cognito writes it, or `aud`), the times, and
 * `token_use: access`, so that an id token is refused (RFC 9068, section 4).
 * @returns a function that throws only where the issuer's keys cannot be had
 */
export const createVerifier = ({ issuer, clientId, keys, clock }: VerifierOptions): VerifyToken => {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(clock()),
      });
      const audience = Array.isArray(payload.aud) ? payload.aud : [payload.aud];
      const ours = payload['client_id'] === clientId || audience.includes(clientId);
      if (payload['token_use'] !== 'access' || !ours || payload.sub === undefined) return undefined;
      const groups = payload['cognito:groups'];
      return {
        accountId: payload.sub,
        groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
      };
    } catch (error) {
      if (error instanceof errors.JOSEError && !KEY_SET_TROUBLE.has(error.code)) return undefined;
      throw error;
    }
  };
};

export interface GuardedEnv {
  Variables: { caller: Caller };
}

/** Lets a request through only with a trusted bearer token (RFC 6750, section 2.1). */
export const requireCaller =
  (verify: VerifyToken): MiddlewareHandler<GuardedEnv> =>
  async (c, next) => {
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const caller = token === undefined ? undefined : await verify(token);
    if (!caller) {
      c.header('WWW-Authenticate', 'Bearer');
      return errorAnswer(c, 'unauthorized');
    }
    c.set('caller', caller);
    return next();
  };
