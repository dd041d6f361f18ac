import { randomBytes } from 'node:crypto';

import { ACCOUNT_PATHS } from '#server/identity/account/paths.ts';
import { PASSKEY_SCRIPT_PATH } from '#server/identity/passkeys/script.ts';
import { PASSKEY_STEPS } from '#server/identity/passkeys/steps.ts';
import { withLongHeads } from '#support/loop-watch/header-inputs.ts';
import { filled, FORM_TYPE, wide, type WorstInput } from '#support/loop-watch/input.ts';
import type { World } from '#support/loop-watch/world.ts';

/** The largest form that the provider reads, in bytes, with room. */
const FORM_BYTES = 16_000;

/** Passwords that an estimate takes longest for. */
const PASSWORDS: Readonly<Record<string, string>> = {
  random: randomBytes(48).toString('base64'),
  repeated: filled('ab', 256),
  'one sign': filled('a', 256),
  'written otherwise': filled('p@55w0rd!1|$', 256),
  words: filled('correcthorsebatterystaple', 256),
  dates: filled('1991-11-11', 256),
  keys: filled('qwertzuiopasdfgh', 256),
  numbers: filled('1234567890', 256),
  'signs that become many': filled('\uFDFA', 256),
  'wide signs': wide(256),
  'too long': filled('a', FORM_BYTES - 500),
};

const form = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString();

/** Forms that fill up what is read, whichever fields are asked for. */
const FORMS: Readonly<Record<string, string>> = {
  fields: filled('a=1&', FORM_BYTES),
  'empty fields': filled('&', FORM_BYTES),
  'escaped signs': `email=${filled('%41', FORM_BYTES - 100)}`,
  'broken escapes': `email=${filled('%', FORM_BYTES - 100)}`,
  'a long email': form({ email: `${filled('a.', 8000)}@${filled('b.', 7000)}` }),
  'a long domain': form({ email: `a@${filled('xn--a.', 7500)}`, given_name: filled(' a', 6000) }),
  'a long name': form({ email: 'ada@example.com', given_name: filled('á', 2000) }),
  'a long code': form({ code: filled('1 ', 7000) }),
  'a long token': form({ token: filled('a', FORM_BYTES - 100) }),
  'a nested answer': form({ answer: filled('[', 5000) }),
  'an answer with long parts': form({
    answer: JSON.stringify({
      id: filled('a', 3000),
      rawId: filled('a', 3000),
      type: 'public-key',
      response: {
        clientDataJSON: filled('e', 3000),
        attestationObject: filled('o', 3000),
        authenticatorData: filled('a', 1000),
        signature: filled('a', 1000),
      },
      clientExtensionResults: {},
    }),
  }),
};

interface FormRoute {
  readonly route: string;
  readonly path: string;
  readonly cookie?: string;
  /** It sets a password. */
  readonly sets?: true;
}

let emails = 0;

/** An address that no other request has: limits are counted by address. */
const freshEmail = (): string => {
  emails += 1;
  return `worst${emails}.${randomBytes(4).toString('hex')}@example.com`;
};

const formRoutes = ({ signedIn, signingIn, signingUp }: World): FormRoute[] => {
  const interaction = '/idp/interaction/:uid';
  return [
    { route: '/idp/password-check', path: '/idp/password-check', sets: true },
    {
      route: `${interaction}/signin`,
      path: `${signingIn.interaction}/signin`,
      cookie: signingIn.cookie,
      sets: true,
    },
    {
      route: `${interaction}/signup`,
      path: `${signingUp.interaction}/signup`,
      cookie: signingUp.cookie,
      sets: true,
    },
    { route: interaction, path: signingIn.interaction, cookie: signingIn.cookie },
    {
      route: `${interaction}/verify`,
      path: `${signingIn.interaction}/verify`,
      cookie: signingIn.cookie,
    },
    ...PASSKEY_STEPS.map((step) => ({
      route: `${interaction}/passkey/${step}`,
      path: `${signingUp.interaction}/passkey/${step}`,
      cookie: signingUp.cookie,
    })),
    ...ACCOUNT_PATHS.map((step) => ({
      route: `/idp/account/${step}`,
      path: `/idp/account/${step}`,
      cookie: signedIn,
    })),
    { route: '/idp/account', path: '/idp/account', cookie: signedIn },
    { route: '/idp/logout', path: '/idp/logout' },
    { route: '/idp/forgot', path: '/idp/forgot' },
    { route: '/idp/reset', path: '/idp/reset' },
    { route: '/idp/verify', path: '/idp/verify', cookie: signedIn },
    { route: '/idp/oauth2/token', path: '/idp/oauth2/token' },
    { route: '/idp/oauth2/revoke', path: '/idp/oauth2/revoke' },
    { route: '/idp/oauth2/userInfo', path: '/idp/oauth2/userInfo' },
    { route: '/idp/oauth2/userinfo', path: '/idp/oauth2/userinfo' },
    { route: '/idp/oauth2/authorize', path: '/idp/oauth2/authorize' },
    { route: '/idp/oauth2/logout', path: '/idp/oauth2/logout' },
    { route: '/idp/oauth2/logout/confirm', path: '/idp/oauth2/logout/confirm' },
  ];
};

const posted = (origin: string, { cookie, path, route, sets }: FormRoute): WorstInput[] => {
  const headers = {
    ...FORM_TYPE,
    Origin: origin,
    ...(cookie !== undefined && { Cookie: cookie }),
  };
  const post = (at: string, body: () => string): WorstInput => ({
    route,
    at: `POST ${path.split('/').at(-1)}, ${at}`,
    path,
    method: 'POST',
    headers,
    body,
  });
  return [
    ...Object.entries(FORMS).map(([at, text]) => post(at, () => text)),
    ...(sets ? Object.entries(PASSWORDS) : []).map(([at, password]) =>
      post(`password: ${at}`, () =>
        form({ email: freshEmail(), given_name: filled('a b', 60), password }),
      ),
    ),
  ];
};

/** The longest parameters of an authorization request (server/identity/parameter-lengths.ts). */
const longParameters = (authorize: string): Readonly<Record<string, string>> => {
  const withLong = (name: string, value: string): string => {
    const parameters = new URLSearchParams(authorize);
    parameters.set(name, value);
    return parameters.toString();
  };
  return {
    state: withLong('state', filled('a', 2048)),
    nonce: withLong('nonce', filled('a', 256)),
    scope: withLong('scope', filled('openid ', 256)),
    acr_values: withLong('acr_values', filled('a ', 256)),
    ui_locales: withLong('ui_locales', filled('en ', 256)),
    login_hint: withLong('login_hint', filled('a', 320)),
    redirect_uri: withLong('redirect_uri', `http://${filled('a.', 1000)}`),
    claims: withLong('claims', filled('{"id_token":', 512)),
    request: withLong('request', filled('eyJhbGciOiJub25lIn0.', 512)),
    id_token_hint: withLong('id_token_hint', filled('eyJhbGciOiJub25lIn0.', 4096)),
    'many of them': `${authorize}&${filled('a=1&', 7000)}`,
  };
};

const GRANTS: Readonly<Record<string, string>> = {
  'a long code': `grant_type=authorization_code&client_id=dck-web&code=${filled('a', 6000)}&code_verifier=${filled('a', 128)}`,
  'a long refresh token': `grant_type=refresh_token&client_id=dck-web&refresh_token=${filled('a', 6000)}`,
  'a long assertion': `grant_type=authorization_code&client_id=dck-web&client_assertion_type=urn:ietf:params:oauth:client-assertion-type:jwt-bearer&client_assertion=${filled('eyJhbGciOiJub25lIn0.', 6000)}`,
  'a token of dots': `token=${filled('a.', 6000)}&client_id=dck-web`,
};

const ENTRIES = ['login', 'signup', 'oauth2/authorize', 'oauth2/logout', 'logout'];

/** The worst inputs of the identity provider's routes. */
export const identityInputs = (world: World): WorstInput[] => {
  const { authorize, origin, signedIn, signingIn, signingUp } = world;
  const cookieOf = (cookie: string) => ({ Cookie: cookie });
  return [
    ...formRoutes(world).flatMap((route) => posted(origin, route)),
    ...ENTRIES.flatMap((entry) =>
      Object.entries(longParameters(authorize)).map(([at, query]) => ({
        route: `/idp/${entry}`,
        at: `query: ${at}`,
        path: `/idp/${entry}?${query}`,
      })),
    ),
    ...['token', 'revoke'].flatMap((endpoint) =>
      Object.entries(GRANTS).flatMap(([at, grant]) => [
        {
          route: `/idp/oauth2/${endpoint}`,
          at: `query: ${at}`,
          path: `/idp/oauth2/${endpoint}?${grant}`,
          method: 'POST',
          headers: FORM_TYPE,
        },
        {
          route: `/idp/oauth2/${endpoint}`,
          at: `form: ${at}`,
          path: `/idp/oauth2/${endpoint}`,
          method: 'POST',
          headers: FORM_TYPE,
          body: () => grant,
        },
      ]),
    ),
    ...withLongHeads(PASSKEY_SCRIPT_PATH, PASSKEY_SCRIPT_PATH),
    ...['', 'jwks', '.well-known/openid-configuration', 'login'].flatMap((path) =>
      withLongHeads(`/idp/${path}`, `/idp/${path}`),
    ),
    ...['forgot', 'reset', 'verify', 'logout', 'oauth2/logout', 'oauth2/logout/success'].flatMap(
      (path) => withLongHeads(`/idp/${path}`, `/idp/${path}`),
    ),
    ...['oauth2/userInfo', 'oauth2/userinfo', 'oauth2/authorize', 'oauth2/authorize/abc'].flatMap(
      (path) => withLongHeads(`/idp/${path}`, `/idp/${path}`),
    ),
    ...['', '/name', '/email', '/password', '/confirm-email', '/take-back', '/sign-in'].flatMap(
      (path) => withLongHeads('/idp/account', `/idp/account${path}`, cookieOf(signedIn)),
    ),
    ...['', '/signin', '/verify', '/passkey/offer'].flatMap((view) =>
      withLongHeads(
        '/idp/interaction/:uid',
        `${signingIn.interaction}${view}`,
        cookieOf(signingIn.cookie),
      ),
    ),
    ...['', '/signup', '/passkey/sign-up'].flatMap((view) =>
      withLongHeads(
        '/idp/interaction/:uid',
        `${signingUp.interaction}${view}`,
        cookieOf(signingUp.cookie),
      ),
    ),
    ...['a', 'a/', '-', 'interaction/', '%41', 'account/'].map((piece) => ({
      route: '/idp/*',
      at: `path of ${piece}`,
      path: `/idp/${filled(piece, 15_000)}`,
    })),
  ];
};

/**
 * The routes of the provider that no input comes to.
 * @param routes their patterns, without the mount
 */
export const routesWithout = (
  inputs: readonly WorstInput[],
  routes: readonly string[],
): string[] => {
  const paths = inputs.map(({ path }) => path.split('?', 1)[0] ?? '');
  return routes.filter((pattern) => {
    const row = new RegExp(`^/idp${pattern.replaceAll(/:\w+\{(.*?)\}/g, '(?:$1)')}$`);
    return !paths.some((path) => row.test(path));
  });
};
