import { expect, test, vi } from 'vitest';

import {
  ADA,
  authorizationRequest,
  IdentityBrowser,
  refresh,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { runUsers } from '#support/identity/users-command.ts';
import { startProduct } from '#support/process/product.ts';
import { statusAt } from '#support/process/status-at.ts';

/** Longer than a busy machine takes, in ms; grant-memory.test.ts holds that half a second is enough. */
const PATIENCE = 60_000;

/** Two servers of one product, and Ada signed in. */
const start = async () => {
  const product = await startProduct();
  const second = await startProduct({ database: product.database, origin: product.origin });
  const browser = new IdentityBrowser(product.origin);
  const tokens = await signUp(product.origin, ADA, browser);
  const statuses = (): Promise<number[]> => {
    const paths = ['/api/registration', '/idp/oauth2/userInfo'];
    const calls = [product.port, second.port].flatMap((port) =>
      paths.map((path) => statusAt(port, product.origin, path, tokens.access_token)),
    );
    return Promise.all(calls);
  };
  const run = (...args: string[]) => runUsers(product.env, ...args);
  /** What the sign-in page says to a password. */
  const trySignIn = async (password: string) => {
    const visitor = new IdentityBrowser(product.origin);
    const { url } = await visitor.start('login', authorizationRequest(product.origin));
    const { response } = await visitor.submit(url, 'signin', { email: ADA.email, password });
    return { status: response.status, page: await response.text() };
  };
  return { ...product, browser, tokens, statuses, run, trySignIn };
};

test('a disabled account is soon out, on every server', async () => {
  const { origin, run, statuses, tokens } = await start();
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect((await run('disable', ADA.email)).status).toBe(0);
  await vi.waitFor(async () => expect(await statuses()).toEqual([401, 401, 401, 401]), {
    timeout: PATIENCE,
    interval: 50,
  });
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
});

test('the browser of a disabled account comes to the sign-in page', async () => {
  const { browser, origin, run } = await start();
  await run('disable', ADA.email);
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
});

test('a sign-in says that an account is closed only after its correct password', async () => {
  const { run, trySignIn } = await start();
  await run('disable', ADA.email);
  const right = await trySignIn(ADA.password);
  const wrong = await trySignIn('difference engine');
  expect(right.status).toBe(403);
  expect(right.page).toContain('This account is closed.');
  expect(wrong.page).not.toContain('closed');
});

test('an account that is enabled again can sign in, and its old tokens stay ended', async () => {
  const { origin, run, statuses } = await start();
  await run('disable', ADA.email);
  expect((await run('enable', ADA.email)).status).toBe(0);
  expect((await signIn(origin, ADA)).access_token).not.toBe('');
  expect(await statuses()).toEqual([401, 401, 401, 401]);
});

test('an account that is disabled in the middle of a sign-in does not get in', async () => {
  const { identity, origin } = await serveIdentity();
  const account = await identity.accounts.create(ADA);
  const browser = new IdentityBrowser(origin);
  const { url } = await browser.start('login', authorizationRequest(origin));
  const answered = await browser.fetch(`${url.pathname}/signin`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ email: ADA.email, password: ADA.password }),
  });
  await identity.accounts.setDisabled(account?.id ?? '', true);
  const end = await browser.open(answered.headers.get('Location') ?? '');
  const outcome = { isIn: end.url.pathname === '/auth', isBroken: end.response.status >= 500 };
  expect(outcome).toEqual({ isIn: false, isBroken: false });
});
