import { beforeEach, expect, test, vi } from 'vitest';

import type { OAuthConfig } from '#lib/session/oauth.ts';
import { authorizationRequest, IdentityBrowser } from '#support/identity/identity-client.ts';
import { startProduct } from '#support/process/product.ts';

const ADA = { email: 'ada@example.com', given_name: 'Ada', password: 'analytical engine' };

const client = vi.hoisted((): { config: OAuthConfig | undefined } => ({ config: undefined }));

// The browser's settings, which the build would put in their place.
vi.mock('#lib/session/provider.browser.ts', () => ({
  oauthConfig: () => client.config,
  homeAfterSignOut: () => '',
}));

const CHOSEN = { callbackPath: '/signed-in', homeAfterSignOut: '/faq' };

/** Signs up as the web app does that was built with the same settings. */
const signUpAt = async (origin: string, callbackPath: string) => {
  const browser = new IdentityBrowser(origin);
  const { verifier, parameters } = authorizationRequest(origin);
  const redirectUri = `${origin}${callbackPath}`;
  const request = { verifier, parameters: { ...parameters, redirect_uri: redirectUri } };
  const { url, response } = await browser.start('signup', request);
  const back = async () => (await browser.submit(url, 'signup', ADA)).url;
  return { browser, back, redirectUri, response, verifier };
};

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  return () => vi.unstubAllGlobals();
});

const startWith = async (tokenParams: OAuthConfig['tokenParams'], settings = CHOSEN) => {
  const { origin } = await startProduct(settings);
  const { back, browser, redirectUri, verifier } = await signUpAt(origin, settings.callbackPath);
  const provider = `${origin}/idp`;
  client.config = { provider, issuer: provider, clientId: 'dck-web', redirectUri, tokenParams };
  const code = (await back()).searchParams.get('code') ?? '';
  return { browser, origin, grant: { code, verifier } };
};

test('a sign-in comes back to the configured path', async () => {
  const { origin } = await startProduct(CHOSEN);
  const { back } = await signUpAt(origin, '/signed-in');
  const { pathname, searchParams } = await back();
  expect([pathname, searchParams.has('code')]).toEqual(['/signed-in', true]);
});

test('a sign-in that would come back to the usual path is refused', async () => {
  const { origin } = await startProduct(CHOSEN);
  const { response } = await signUpAt(origin, '/auth');
  expect([response.status, response.headers.get('location')]).toEqual([400, null]);
});

test('the callback page answers at the configured path, and nobody keeps it', async () => {
  const { origin } = await startProduct(CHOSEN);
  const answer = await fetch(`${origin}/signed-in?code=c&state=s`, { redirect: 'manual' });
  expect([answer.status, await answer.text()]).toEqual([200, '<p>auth/index.html</p>']);
  expect([answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'no-store',
  ]);
});

test.each([
  ['/faq', '/faq'],
  ['https://www.example.com', 'https://www.example.com/'],
])('a log-out goes on to %s where it is configured', async (homeAfterSignOut, target) => {
  const { origin } = await startProduct({ homeAfterSignOut });
  const address = new URL(target, origin).href;
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: address });
  const answer = await fetch(`${origin}/idp/logout?${query}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, address]);
});

test('a log-out goes nowhere else then', async () => {
  const { origin } = await startProduct(CHOSEN);
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  const answer = await fetch(`${origin}/idp/logout?${query}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test.each(['query', 'body'] as const)(
  'the app gets its tokens, and refreshes them, with the parameters in the %s',
  async (tokenParams) => {
    // Another file of this process may have loaded the module with the real settings.
    vi.resetModules();
    const { requestTokens } = await import('#lib/session/oauth.browser.ts');
    const { grant } = await startWith(tokenParams);
    const outcome = await requestTokens(grant);
    const refreshToken = outcome.kind === 'tokens' ? (outcome.tokens.refresh_token ?? '') : '';
    const refreshed = await requestTokens({ refreshToken });
    expect([outcome.kind, refreshed.kind]).toEqual(['tokens', 'tokens']);
  },
);
