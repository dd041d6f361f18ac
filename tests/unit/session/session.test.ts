import { describe, expect, test } from 'vitest';

import {
  decodeClaims,
  isExpired,
  isSessionValid,
  parseStoredSession,
  parseTokenResponse,
  personOf,
} from '#lib/session/session.ts';

const NOW = 1_800_000_000_000;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwtOf = (claims: object): string => `${encode({ alg: 'RS256' })}.${encode(claims)}.signature`;

const sessionWith = (claims: object, issuedAt = NOW) => ({
  tokens: { access_token: 'a', id_token: jwtOf(claims), refresh_token: 'r', expires_in: 3600 },
  issuedAt,
});

describe('decodeClaims', () => {
  test('reads names outside ASCII', () => {
    expect(decodeClaims(jwtOf({ given_name: 'Inês' })).given_name).toBe('Inês');
  });

  test.each([undefined, ''])('says that no token was provided for %j', (token) => {
    expect(() => decodeClaims(token)).toThrow(new Error('No token provided'));
  });

  test.each(['a', 'a.b', 'a.b.c.d', 'a.%%%.c', `a.${encode('text')}.c`, 'a..c'])(
    'calls %j an invalid JWT',
    (token) => {
      expect(() => decodeClaims(token)).toThrow(new Error('Invalid JWT'));
    },
  );
});

describe('isExpired', () => {
  test.each([
    [31, false],
    [30, true],
    [0, true],
    [-10, true],
  ])('a token that ends in %d seconds: %s', (seconds, expired) => {
    expect(isExpired(sessionWith({ exp: NOW / 1000 + seconds }), NOW)).toBe(expired);
  });

  test.each([
    [3569, false],
    [3570, true],
  ])('without exp, %d seconds after issue: %s', (age, expired) => {
    expect(isExpired(sessionWith({}, NOW - age * 1000), NOW)).toBe(expired);
  });
});

test('a session whose id token is damaged is not usable', () => {
  const session = sessionWith({});
  expect(isSessionValid({ ...session, tokens: { ...session.tokens, id_token: 'x' } }, NOW)).toBe(
    false,
  );
});

describe('parseStoredSession', () => {
  test('gives back what was stored', () => {
    const { tokens } = sessionWith({ exp: 1 });
    expect(parseStoredSession(JSON.stringify(tokens), String(NOW))).toEqual({
      tokens,
      issuedAt: NOW,
    });
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"access_token":"a"}',
    '{"access_token":1,"id_token":2}',
  ])('discards %j', (stored) => {
    expect(parseStoredSession(stored, '1')).toBeUndefined();
  });
});

test('a refresh answer without refresh token keeps the old one', () => {
  const answer = { access_token: 'a', id_token: 'i', expires_in: 3600 };
  expect(parseTokenResponse(answer, 'old')?.refresh_token).toBe('old');
});

test('the tier is the list of groups, without what is no group', () => {
  const claims = { given_name: 'Ada', 'cognito:groups': ['beta', 7 as unknown as string] };
  expect(personOf(claims)).toEqual({ givenName: 'Ada', tier: ['beta'] });
});
