import { errors, type CryptoKey, type JWTVerifyGetKey, type RemoteJWKSet } from 'jose';

/** The shortest modulus that RS256 may be used with, in bits (RFC 7518, section 3.3). */
const SHORTEST_RSA = 2048;

/** The issuer published a key for a token with which no signature can be checked. */
class KeyUnusable extends errors.JOSEError {
  override readonly name = 'KeyUnusable';
}

/** Whether jose found a key for the token and could not read it, rather than found none. */
const isAboutKey = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSInvalid;

const isTooShort = ({ algorithm }: CryptoKey): boolean =>
  'modulusLength' in algorithm && Number(algorithm.modulusLength) < SHORTEST_RSA;

/**
 * Makes a key that nothing can be checked with a matter of the token, which is then not believed:
 * jose throws a plain TypeError or DOMException there, as if the server itself had failed.
 * @param keys the issuer's, already fetched
 * @param report is told the name of each such key and what is wrong with it
 * @returns the same, which throws a JOSEError for such a key
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
