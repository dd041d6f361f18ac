import { errors, type CryptoKey, type JWTVerifyGetKey, type RemoteJWKSet } from 'jose';

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
export const refuseUnusable =
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
