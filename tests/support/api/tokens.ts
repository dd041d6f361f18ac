import { createSign, generateKeyPair as generateNodeKeys } from 'node:crypto';
import { promisify } from 'node:util';

import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTHeaderParameters,
} from 'jose';

export const ORIGIN = 'http://localhost:4321';
export const ISSUER = `${ORIGIN}/idp`;
export const CLIENT_ID = 'dck-web';

/** The time of tests that set it, in ms since the epoch. */
export const NOW = 1_800_000_000_000;

export interface Signer {
  readonly jwk: JWK;
  /**
   * Signs claims over the defaults of a good access token; `undefined` takes a claim out.
   * @param header what to add to the header
   */
  readonly sign: (
    claims?: Record<string, unknown>,
    header?: Partial<JWTHeaderParameters>,
  ) => Promise<string>;
}

/** A key of an issuer, and the tokens it signs. */
export const createSigner = async (kid = 'key-1', alg = 'RS256'): Promise<Signer> => {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg },
    sign: (claims = {}, header = {}) => signWith(privateKey, { alg, kid, ...header }, claims),
  };
};

/**
 * A signer whose RSA key is shorter than RS256 allows (RFC 7518, section 3.3). The library of the
 * others refuses to make one.
 */
export const createShortSigner = async (kid: string): Promise<Signer> => {
  const { publicKey, privateKey } = await promisify(generateNodeKeys)('rsa', {
    modulusLength: 1024,
  });
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256' },
    sign: (claims = {}, header = {}) => {
      const parts = [{ alg: 'RS256', kid, ...header }, goodClaims(claims)];
      const signed = parts
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signature = createSign('sha256').update(signed).sign(privateKey, 'base64url');
      return Promise.resolve(`${signed}.${signature}`);
    },
  };
};

const goodClaims = (claims: Record<string, unknown>) => ({
  iss: ISSUER,
  sub: 'account-1',
  client_id: CLIENT_ID,
  token_use: 'access',
  iat: NOW / 1000,
  exp: NOW / 1000 + 3600,
  ...claims,
});

/** Signs the claims of a good access token, changed as told, with any key and header. */
export const signWith = (
  key: CryptoKey | Uint8Array,
  header: JWTHeaderParameters,
  claims: Record<string, unknown> = {},
): Promise<string> =>
  new SignJWT(goodClaims(claims))
    .setProtectedHeader(header)
    .sign(key, { crit: { 'urn:example:rule': true } });
