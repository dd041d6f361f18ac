import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  errors,
  jwtVerify,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';

import type { Caller, GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';

/** Verifies a bearer token; `undefined` for an untrusted one. */
export type VerifyToken = (token: string) => Promise<Caller | undefined>;

export interface VerifierOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** The issuer's public keys, by `kid`. */
  readonly keys: JWTVerifyGetKey;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Capacity of the cache of verified tokens. */
const REMEMBERED = 10_000;

/** Lifetime of a cached token, in ms: not above that of its issuer's keys. */
const REMEMBERED_FOR = 5 * 60_000;

/** Maximum length of a token, in characters; real ones are shorter. */
const LONGEST_TOKEN = 8192;

/**
 * Whether a token has the form of a signed JWT: three parts of base64url without padding (RFC 7515,
 * section 2), and the signature in its canonical spelling. Decoders ignore the unused bits of the last
 * character; without this check one signature could be written in several ways.
 */
const isWellFormed = (token: string): boolean => {
  if (token.length > LONGEST_TOKEN) return false;
  const signature = /^[\w-]+\.[\w-]+\.([\w-]+)$/.exec(token)?.[1];
  return (
    signature !== undefined &&
    Buffer.from(signature, 'base64url').toString('base64url') === signature
  );
};

/** Whether a token is for this product's client: `client_id`, as Cognito writes it, else `aud`. */
const isForClient = (payload: JWTPayload, clientId: string): boolean => {
  const named = payload['client_id'];
  if (named !== undefined) return named === clientId;
  return Array.isArray(payload.aud) ? payload.aud.includes(clientId) : payload.aud === clientId;
};

/** Whether a token is meant for an API: Cognito's `token_use`, else the type of RFC 9068. */
const isAccessToken = (payload: JWTPayload, { typ }: JWTHeaderParameters): boolean =>
  payload['token_use'] === undefined
    ? /^(application\/)?at\+jwt$/i.test(typ ?? '')
    : payload['token_use'] === 'access';

interface Verified {
  readonly caller: Caller;
  /** In ms since the epoch. */
  readonly expires: number;
}

interface Remembered extends Verified {
  /** When it was verified, in ms since the epoch. */
  readonly at: number;
}

const callerOf = (payload: JWTPayload, accountId: string): Caller => {
  const groups = payload['cognito:groups'];
  const session = payload['origin_jti'];
  const authTime = payload['auth_time'];
  return {
    accountId,
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
    session: typeof session === 'string' ? session : '',
    authTime: typeof authTime === 'number' ? authTime * 1000 : undefined,
  };
};

const verifyOnce = async (
  token: string,
  { issuer, clientId, keys, clock }: VerifierOptions,
): Promise<Verified | undefined> => {
  if (!isWellFormed(token)) return undefined;
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(clock()),
    });
    const { sub, exp } = payload;
    if (!isAccessToken(payload, protectedHeader) || !isForClient(payload, clientId)) {
      return undefined;
    }
    if (typeof sub !== 'string' || sub === '' || exp === undefined) return undefined;
    return { caller: callerOf(payload, sub), expires: exp * 1000 };
  } catch (error) {
    // Any other failure is not the token's fault.
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

/**
 * Creates the verifier of access tokens. It checks RS256 or ES256 with a key of the issuer, the issuer, this
 * product's client (`client_id`, as Cognito writes it, or `aud`), the times, and `token_use: access` or its
 * standard form, so that an id token is rejected (RFC 9068, section 4). A valid token is cached until it
 * expires, for at most five minutes; an invalid one never.
 * @returns a function that throws KeysUnavailable where the issuer's keys cannot be fetched
 */
export const createVerifier = (options: VerifierOptions): VerifyToken => {
  const remembered = new LRUCache<string, Remembered>({
    // By size and not by `max`, which allocates room for all entries at once.
    maxSize: REMEMBERED,
    sizeCalculation: () => 1,
  });
  return async (token) => {
    const now = options.clock();
    const known = remembered.get(token);
    // A time of verification in the future means that the clock was put back: the entry's age is unknown.
    if (known && known.at <= now && known.expires > now) return known.caller;
    const verified = await verifyOnce(token, options);
    if (!verified) return undefined;
    const expires = Math.min(verified.expires, now + REMEMBERED_FOR);
    remembered.set(token, { ...verified, at: now, expires });
    return verified.caller;
  };
};

/**
 * Returns the token of an `Authorization` header. The usual spelling is read without a regular expression:
 * running one over a whole token costs as much as the lookup in the cache.
 */
const bearerOf = (header = ''): string | undefined =>
  header.startsWith('Bearer ') && header.charAt(7) !== ' '
    ? header.slice(7)
    : /^Bearer +(\S+)$/i.exec(header)?.[1];

/** Requires a trusted bearer token (RFC 6750, section 2.1). */
export const requireCaller =
  (verify: VerifyToken): MiddlewareHandler<GuardedEnv> =>
  async (c, next) => {
    const token = bearerOf(c.req.header('Authorization'));
    const caller = token === undefined ? undefined : await verify(token);
    if (!caller) return errorAnswer(c, 'unauthorized');
    c.set('caller', caller);
    // Returning the promise would cost three microtasks in place of one.
    await next();
    return undefined;
  };
