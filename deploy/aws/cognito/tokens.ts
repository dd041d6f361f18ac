import { createHash } from 'node:crypto';

import { decodeJwt, type JWTPayload } from 'jose';

import type { SigningKeys } from './signing-keys.ts';

/** The stored state of one sign-in at a user pool, across all refreshes. */
export interface SignIn {
  /** When the password was typed, in seconds since the epoch. */
  readonly authTime: number;
  readonly originJti: string;
  /** As it was asked for. */
  readonly scope: string;
  /** Of the authorization request; in the tokens of its code only. */
  readonly nonce?: string | undefined;
}

/** The token answer of cognito-local. */
export interface EmulatedTokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
}

export interface TokenContext {
  readonly issuer: string;
  readonly keys: SigningKeys;
  readonly signIn: SignIn;
  /** The user's, by name. */
  readonly attributes: Readonly<Record<string, string>>;
}

const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

/** The claims about a person that a scope gives (OpenID Connect Core, section 5.4). */
const personClaims = (
  scope: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, unknown> => {
  const scopes = new Set(scope.split(' '));
  return {
    ...(scopes.has('profile') && attributes['given_name'] !== undefined
      ? { given_name: attributes['given_name'] }
      : {}),
    ...(scopes.has('email') ? { email: attributes['email'], email_verified: true } : {}),
  };
};

const accessClaims = (claims: JWTPayload, { issuer, signIn }: TokenContext): JWTPayload => ({
  ...claims,
  iss: issuer,
  version: 2,
  scope: signIn.scope,
  auth_time: signIn.authTime,
  origin_jti: signIn.originJti,
});

const idClaims = (
  { email: _email, email_verified: _verified, ...claims }: JWTPayload,
  accessToken: string,
  { attributes, issuer, signIn }: TokenContext,
): JWTPayload => ({
  ...claims,
  ...personClaims(signIn.scope, attributes),
  iss: issuer,
  at_hash: hashOf(accessToken),
  auth_time: signIn.authTime,
  origin_jti: signIn.originJti,
  ...(signIn.nonce === undefined ? {} : { nonce: signIn.nonce }),
});

/**
 * Makes the tokens of cognito-local into those that the documentation of Cognito shows ('Understanding
 * the access token', '… the identity (ID) token'). cognito-local's have one scope for all, the time of
 * the refresh for that of the sign-in, no `origin_jti`, `nonce` or name, and one key that never changes.
 */
export const asCognitoWrites = async (
  { access_token, id_token, refresh_token, expires_in }: EmulatedTokens,
  context: TokenContext,
): Promise<Record<string, unknown>> => {
  const { keys } = context;
  const access = await keys.sign('access', accessClaims(decodeJwt(access_token), context));
  const id = await keys.sign('id', idClaims(decodeJwt(id_token), access, context));
  return {
    id_token: id,
    access_token: access,
    ...(refresh_token !== undefined && { refresh_token }),
    expires_in,
    token_type: 'Bearer',
  };
};
