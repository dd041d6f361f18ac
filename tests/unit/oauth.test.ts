import { describe, expect, test } from 'vitest';

import { callbackStep, entranceUrl, parseTransaction, stateOf, tokenUrl } from '#core/oauth.ts';

const transaction = { nonce: 'n1', verifier: 'v1', oidcNonce: 'o1', path: '/browse/B14' };
const config = {
  provider: '/idp',
  clientId: 'dck-web',
  redirectUri: 'https://dck.example/auth',
};

const callback = (query: Record<string, string>, stored: typeof transaction | undefined) =>
  callbackStep(new URLSearchParams(query), stored);

describe('callbackStep', () => {
  test('exchanges a code that answers this tab’s own sign-in', () => {
    expect(callback({ code: 'c', state: stateOf(transaction) }, transaction)).toEqual({
      kind: 'exchange',
      path: '/browse/B14',
      code: 'c',
      transaction,
    });
  });

  test.each([
    ['without a transaction', stateOf(transaction), undefined],
    ['with a state of another sign-in', stateOf({ ...transaction, nonce: 'n2' }), transaction],
    ['with a changed path', stateOf({ ...transaction, path: '/dash' }), transaction],
  ])('starts again %s', (_name, state, stored) => {
    expect(callback({ code: 'c', state }, stored).kind).toBe('restart');
  });

  test('starts again without a state', () => {
    expect(callback({ code: 'c' }, transaction).kind).toBe('restart');
  });

  test('remembers the path of a state whose transaction is lost', () => {
    expect(callback({ code: 'c', state: stateOf(transaction) }, undefined)).toEqual({
      kind: 'restart',
      path: '/browse/B14',
    });
  });

  test('reports a refusal by the provider', () => {
    expect(callback({ error: 'access_denied' }, transaction)).toEqual({
      kind: 'refused',
      error: 'access_denied',
      path: '/browse/B14',
    });
  });

  test('does nothing without a code', () => {
    expect(callback({}, undefined)).toEqual({ kind: 'nothing', path: '' });
  });

  test.each(['.', 'x.%', 'x.====', '\0', 'x.gA'])('survives the state %j', (state) => {
    expect(callback({ code: 'c', state }, undefined).kind).toBe('restart');
  });
});

test('a transaction survives being stored', () => {
  expect(parseTransaction(JSON.stringify(transaction))).toEqual(transaction);
});

test.each([null, '', '{', 'null', '{"nonce":"n"}', '7'])(
  'a stored %j is no transaction',
  (text) => {
    expect(parseTransaction(text)).toBeUndefined();
  },
);

test('the entrance asks for a code with PKCE S256 and the scope of every sign-in', () => {
  const url = new URL(
    entranceUrl('oauth2/authorize', config, transaction, 'ch'),
    'https://dck.example',
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'dck-web',
    redirect_uri: 'https://dck.example/auth',
    scope: 'email openid phone profile',
    state: stateOf(transaction),
    nonce: 'o1',
    code_challenge: 'ch',
    code_challenge_method: 'S256',
  });
});

test('a refresh goes to the token endpoint with its parameters in the query', () => {
  expect(tokenUrl(config, { refreshToken: 'r/1' })).toBe(
    '/idp/oauth2/token?grant_type=refresh_token&refresh_token=r%2F1&client_id=dck-web&redirect_uri=https%3A%2F%2Fdck.example%2Fauth',
  );
});
