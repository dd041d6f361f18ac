import { describe, expect, test } from 'vitest';

import {
  callbackStep,
  entranceUrl,
  parseTransaction,
  stateOf,
  tokenRequest,
  type Transaction,
} from '#lib/session/oauth.ts';

const transaction: Transaction = {
  nonce: 'n1',
  verifier: 'v1',
  oidcNonce: 'o1',
  path: '/browse/B12',
};
const config = {
  provider: '/idp',
  issuer: 'https://dck.example/idp',
  clientId: 'dck-web',
  redirectUri: 'https://dck.example/auth',
  tokenParams: 'query',
} as const;

const ISSUER = 'https://dck.example/idp';

const callback = (
  query: Record<string, string> | [string, string][],
  stored: Transaction | undefined,
) => callbackStep(new URLSearchParams(query), stored, ISSUER);

describe('callbackStep', () => {
  test('exchanges a code that answers this tab’s own sign-in', () => {
    expect(callback({ code: 'c', state: stateOf(transaction) }, transaction)).toEqual({
      kind: 'exchange',
      path: '/browse/B12',
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

  describe('an answer to this tab’s own sign-in', () => {
    const answer: [string, string][] = [
      ['code', 'c'],
      ['state', stateOf(transaction)],
    ];
    const from = (...issuers: string[]) => [
      ...answer,
      ...issuers.map((iss): [string, string] => ['iss', iss]),
    ];

    test('is exchanged where it names our issuer', () => {
      expect(callback(from(ISSUER), transaction).kind).toBe('exchange');
    });

    test.each([
      ['https://evil.example'],
      [`${ISSUER}/`],
      ['https://DCK.example/idp'],
      ['/idp'],
      [''],
    ])('starts again where it names %j', (issuer) => {
      expect(callback(from(issuer), transaction)).toEqual({
        kind: 'restart',
        path: '/browse/B12',
        isForeign: true,
      });
    });

    test('starts again where it names another issuer besides ours', () => {
      expect(callback(from(ISSUER, 'https://evil.example'), transaction).kind).toBe('restart');
    });

    test('ends the sign-in where a foreign issuer has made it start again before', () => {
      const again = { ...transaction, isRestart: true as const };
      expect(callback(from('https://evil.example'), again)).toEqual({
        kind: 'refused',
        error: 'foreign_issuer',
        path: '/browse/B12',
      });
    });
  });

  test('remembers the path of a state whose transaction is lost', () => {
    expect(callback({ code: 'c', state: stateOf(transaction) }, undefined)).toEqual({
      kind: 'restart',
      path: '/browse/B12',
      isForeign: false,
    });
  });

  test('reports a refusal by the provider', () => {
    expect(callback({ error: 'access_denied' }, transaction)).toEqual({
      kind: 'refused',
      error: 'access_denied',
      path: '/browse/B12',
    });
  });

  test('does nothing without a code', () => {
    expect(callback({}, undefined)).toEqual({ kind: 'nothing', path: '' });
  });

  test.each(['.', 'x.%', 'x.====', '\0', 'x.gA'])('survives the state %j', (state) => {
    expect(callback({ code: 'c', state }, undefined).kind).toBe('restart');
  });
});

test.each([transaction, { ...transaction, isRestart: true as const }])(
  'a transaction survives being stored',
  (stored) => {
    expect(parseTransaction(JSON.stringify(stored))).toEqual(stored);
  },
);

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

test('the entrance can ask for the password of somebody who is signed in', () => {
  const address = entranceUrl('oauth2/authorize', config, transaction, 'ch', 'login');
  expect(new URL(address, 'https://dck.example').searchParams.get('prompt')).toBe('login');
});

const REFRESH =
  'grant_type=refresh_token&refresh_token=r%2F1&client_id=dck-web&redirect_uri=https%3A%2F%2Fdck.example%2Fauth';

test('a refresh goes to the token endpoint with its parameters in the query', () => {
  expect(tokenRequest(config, { refreshToken: 'r/1' })).toEqual({
    url: `/idp/oauth2/token?${REFRESH}`,
    body: '',
  });
});

test('it goes there with a form and no query where the provider reads only that', () => {
  const asForm = { ...config, tokenParams: 'body' as const };
  expect(tokenRequest(asForm, { refreshToken: 'r/1' })).toEqual({
    url: '/idp/oauth2/token',
    body: REFRESH,
  });
});
