import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

/** Which token a key signs: a user pool has a key of its own for each. */
export type TokenUse = 'access' | 'id';

/** The keys of a user pool, as its `jwks.json` shows them. */
export interface SigningKeys {
  readonly jwks: () => { readonly keys: readonly JWK[] };
  readonly sign: (use: TokenUse, payload: JWTPayload) => Promise<string>;
  /** Signs with new keys from now on; the old ones are still published. */
  readonly rotate: () => Promise<void>;
  /** Publishes the newest keys only. */
  readonly withdrawOld: () => void;
}

/** Makes RS256 keys, one for access and one for id tokens. */
export const makeSigningKeys = async (): Promise<SigningKeys> => {
  let made = 0;
  const makeKey = async (use: TokenUse): Promise<SigningKey> => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    made += 1;
    const kid = `${use}-${made}=`;
    return {
      kid,
      privateKey,
      jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    };
  };
  const makePair = async () => ({ access: await makeKey('access'), id: await makeKey('id') });
  let current = await makePair();
  let published = [current];
  return {
    jwks: () => ({ keys: published.flatMap(({ access, id }) => [id.jwk, access.jwk]) }),
    sign: (use, payload) => {
      const { kid, privateKey } = current[use];
      return new SignJWT(payload).setProtectedHeader({ kid, alg: 'RS256' }).sign(privateKey);
    },
    rotate: async () => {
      current = await makePair();
      published = [...published, current];
    },
    withdrawOld: () => {
      published = [current];
    },
  };
};
