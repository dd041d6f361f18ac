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

/** Signs the claims of a good access token, changed as told, with any key and header. */
export const signWith = (
  key: CryptoKey | Uint8Array,
  header: JWTHeaderParameters,
  claims: Record<string, unknown> = {},
): Promise<string> =>
  new SignJWT({
    iss: ISSUER,
    sub: 'account-1',
    client_id: CLIENT_ID,
    token_use: 'access',
    iat: NOW / 1000,
    exp: NOW / 1000 + 3600,
    ...claims,
  })
    .setProtectedHeader(header)
    .sign(key, { crit: { 'urn:example:rule': true } });
