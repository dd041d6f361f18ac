/** The rules of the stored session (behaviour/session.md, 'Session'): reading, expiry, claims. No DOM. */

import type { IdentityClaims, TokenResponse } from '#contract/session.ts';
import { textOfBase64Url } from '#lib/shared/base64url.ts';
import { parseJson } from '#lib/shared/parse-json.ts';

/** Local storage key of the token response, as JSON (behaviour/session.md, 'Session'). */
export const TOKEN_KEY = 'cd.auth.token';
/** Local storage key of the time of issue, in ms since the epoch (behaviour/session.md, 'Session'). */
export const ISSUED_AT_KEY = 'cd.auth.issuedAt';

/** How long before its expiry a token counts as expired, in ms (behaviour/session.md, 'Session'). */
const EXPIRY_MARGIN = 30_000;

export interface StoredSession {
  readonly tokens: TokenResponse;
  /** Time of issue by this browser's clock, in ms since the epoch. */
  readonly issuedAt: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Parses a token response. By hand and not with the contract's schema, because every guarded page loads this
 * code first.
 * @param previousRefreshToken kept if the answer has none, as after a refresh (RFC 6749, section 6)
 */
export const parseTokenResponse = (
  value: unknown,
  previousRefreshToken?: string,
): TokenResponse | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { access_token, id_token, refresh_token, expires_in } = value as Record<string, unknown>;
  if (!isText(access_token) || !isText(id_token)) return undefined;
  const seconds = Number(expires_in);
  const refresh = isText(refresh_token) ? refresh_token : previousRefreshToken;
  return {
    access_token,
    id_token,
    expires_in: seconds > 0 ? seconds : 0,
    ...(refresh !== undefined && { refresh_token: refresh }),
  };
};

/**
 * Parses a stored session.
 * @param token the text under {@link TOKEN_KEY}
 * @param issuedAt the text under {@link ISSUED_AT_KEY}
 * @returns `undefined` if missing or damaged
 */
export const parseStoredSession = (
  token: string | null,
  issuedAt: string | null,
): StoredSession | undefined => {
  const tokens = parseTokenResponse(parseJson(token));
  const time = Number(issuedAt);
  return tokens && { tokens, issuedAt: Number.isFinite(time) ? time : 0 };
};

/**
 * Decodes a token's claims without verifying them; the server verifies, the client only displays.
 * @throws Error 'No token provided' or 'Invalid JWT' (behaviour/session.md, 'Session')
 */
export const decodeClaims = (token: string | undefined): IdentityClaims => {
  if (!token) throw new Error('No token provided');
  const parts = token.split('.');
  if (parts.length !== 3) throw new Error('Invalid JWT');
  try {
    const claims: unknown = JSON.parse(textOfBase64Url(parts[1] ?? ''));
    if (typeof claims === 'object' && claims !== null) return claims;
  } catch {
    // Falls through: not base64url JSON.
  }
  throw new Error('Invalid JWT');
};

/**
 * Whether tokens expire within 30 seconds (behaviour/session.md, 'Session').
 * @param now ms since the epoch
 */
export const isExpired = ({ tokens, issuedAt }: StoredSession, now: number): boolean => {
  const { exp } = decodeClaims(tokens.id_token);
  const end = typeof exp === 'number' ? exp * 1000 : issuedAt + tokens.expires_in * 1000;
  return end - EXPIRY_MARGIN <= now;
};

/** Whether a session needs no refresh; a damaged token does. */
export const isSessionValid = (session: StoredSession, now: number): boolean => {
  try {
    return !isExpired(session, now);
  } catch {
    return false;
  }
};

export interface SessionUser {
  readonly givenName?: string;
  /** The groups of `cognito:groups` (behaviour/session.md, 'Session'). */
  readonly tier: readonly string[];
}

/** Reads the person from an id token's claims; leaves out claims of a wrong type. */
export const personOf = (claims: IdentityClaims): SessionUser => {
  const { given_name: name, 'cognito:groups': groups } = claims;
  return {
    ...(isText(name) && { givenName: name }),
    tier: Array.isArray(groups) ? groups.filter(isText) : [],
  };
};
