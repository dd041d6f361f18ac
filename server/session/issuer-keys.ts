import {
  createRemoteJWKSet,
  errors,
  type CryptoKey,
  type JWTVerifyGetKey,
  type RemoteJWKSet,
} from 'jose';
import * as z from 'zod';

import type { Log } from '#server/shared/log.ts';

const SECOND = 1000;
const TIMEOUT_MS = 4 * SECOND;
/** After a failure the issuer is not asked again for this long. */
const RETRY_AFTER_MS = 5 * SECOND;
/**
 * Minimum time between a fetch and a second one for an unknown key, so that forged tokens cannot cause a
 * flood.
 */
const COOL_DOWN_MS = 30 * SECOND;
/** Older keys are fetched again before use, so that a withdrawn key soon becomes invalid. */
const MAX_AGE_MS = 600 * SECOND;
/** Keys stay valid for this long while the issuer is unreachable. */
const MAX_AGE_OFFLINE_MS = 24 * 3600 * SECOND;

/** The issuer's keys cannot be fetched at present, so tokens cannot be verified. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

export interface IssuerKeysOptions {
  /** The issuer exactly as its tokens have it in `iss`. */
  readonly issuer: string;
  /** Address of its keys; found by discovery when left out. */
  readonly jwksUrl?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
}

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/**
 * Finds the issuer's keys: by its metadata (OpenID Connect Discovery, section 4), or at Cognito's usual path
 * when it publishes none.
 */
const discover = async (issuer: string): Promise<URL> => {
  const base = issuer.replace(/\/$/, '');
  const answer = await fetch(`${base}/.well-known/openid-configuration`, {
    redirect: 'manual',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 404) {
    await answer.body?.cancel();
    return new URL(`${base}/.well-known/jwks.json`);
  }
  if (answer.status !== 200) throw new KeysUnavailable(`discovery answered ${answer.status}`);
  const metadata = Metadata.safeParse(await answer.json());
  if (!metadata.success) throw new KeysUnavailable('discovery names no keys');
  const keys = new URL(metadata.data.jwks_uri);
  if (metadata.data.issuer !== issuer) throw new KeysUnavailable('discovery names another issuer');
  if (issuer.startsWith('https:') && keys.protocol !== 'https:') {
    throw new KeysUnavailable('discovery names an address without TLS');
  }
  return keys;
};

/** The reason of a failure, in words that hold nothing of a request. */
const reasonOf = (error: unknown): string => {
  if (error instanceof KeysUnavailable) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

/** The shortest modulus that RS256 may be used with, in bits (RFC 7518, section 3.3). */
const SHORTEST_RSA = 2048;

/** The issuer published a key that cannot verify a signature. */
class KeyUnusable extends errors.JOSEError {
  override readonly name = 'KeyUnusable';
}

/** Whether jose found a key for the token but could not import it. */
const isAboutKey = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSInvalid;

const isTooShort = ({ algorithm }: CryptoKey): boolean =>
  'modulusLength' in algorithm && Number(algorithm.modulusLength) < SHORTEST_RSA;

/**
 * Wraps the issuer's keys so that an unusable key makes the token invalid: jose throws a plain TypeError or
 * DOMException for one, as if the server had failed.
 * @param keys the issuer's, already fetched
 * @param report gets the name of each unusable key and the reason
 * @returns the same keys; throws a JOSEError for an unusable one
 */
const refuseUnusable =
  (keys: RemoteJWKSet, report: (kid: string, reason: string) => void): JWTVerifyGetKey =>
  async (header, token) => {
    const refuse = (reason: string): KeyUnusable => {
      report(header.kid ?? '', reason);
      return new KeyUnusable(reason);
    };
    const key = await keys(header, token).catch((error: unknown) => {
      throw isAboutKey(error) ? refuse(error instanceof Error ? error.name : 'unknown') : error;
    });
    if (isTooShort(key)) throw refuse(`shorter than ${SHORTEST_RSA} bits`);
    return key;
  };

/**
 * The public keys of an external issuer. They are fetched for the first token, cached, and fetched again when
 * they are old or a token names a new one. Concurrent calls share one fetch.
 * @returns a function for jose that throws KeysUnavailable within seconds where the issuer is down, and a
 *   JOSEError for a key that the issuer does not have or that is unusable
 */
export const createIssuerKeys = (options: IssuerKeysOptions): JWTVerifyGetKey => {
  const { clock, issuer, jwksUrl, log } = options;
  let keys: RemoteJWKSet | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;
  const reported = new Set<string>();

  /** The time since `at`; infinite where the clock was put back since. */
  const since = (at: number): number => {
    const age = clock() - at;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  };

  // Once per key and fetch, so that a flood of tokens does not flood the log.
  const reportUnusable = (kid: string, reason: string): void => {
    if (reported.has(kid)) return;
    reported.add(kid);
    log({ event: 'issuer_key_unusable', kid, reason });
  };

  const fetchKeys = async (): Promise<void> => {
    try {
      // This function decides when to fetch; jose fetches only on request.
      keys ??= createRemoteJWKSet(
        jwksUrl === undefined ? await discover(issuer) : new URL(jwksUrl),
        {
          timeoutDuration: TIMEOUT_MS,
          cooldownDuration: Number.POSITIVE_INFINITY,
          cacheMaxAge: Number.POSITIVE_INFINITY,
        },
      );
      await keys.reload();
      fetchedAt = clock();
      reported.clear();
    } catch (error) {
      failedAt = clock();
      log({ event: 'issuer_unavailable', reason: reasonOf(error) });
      throw new KeysUnavailable('the issuer gave no keys', { cause: error });
    }
  };
  const refresh = (): Promise<void> => {
    if (!fetching && since(failedAt) < RETRY_AFTER_MS) {
      return Promise.reject(new KeysUnavailable('the issuer gave no keys a moment ago'));
    }
    fetching ??= fetchKeys().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
  const current = async (): Promise<RemoteJWKSet> => {
    const age = since(fetchedAt);
    if (age >= MAX_AGE_MS) {
      await refresh().catch((error: unknown) => {
        if (age >= MAX_AGE_OFFLINE_MS) throw error;
      });
    }
    if (!keys) throw new KeysUnavailable('there are no keys yet');
    return keys;
  };

  return async (header, token) => {
    const known = refuseUnusable(await current(), reportUnusable);
    try {
      return await known(header, token);
    } catch (error) {
      const isNew = error instanceof errors.JWKSNoMatchingKey;
      if (!isNew || since(fetchedAt) < COOL_DOWN_MS) throw error;
      await refresh();
      return known(header, token);
    }
  };
};
