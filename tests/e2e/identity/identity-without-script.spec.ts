import { createHash, randomBytes } from 'node:crypto';

import {
  expect,
  fillSignIn,
  fillSignUp,
  newPerson,
  reach,
  test,
} from '#support/browser/fixtures.ts';

// Reduced motion as well: the transition between pages is not what is looked at here.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** The provider's address for a sign-in or a sign-up, as the app would make it. */
const entrance = (entry: 'login' | 'signup', origin = ''): string => {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: 'dck-web',
    redirect_uri: `${origin}/auth`,
    scope: 'email openid phone profile',
    state: 'nonce.L2Rhc2g',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `/idp/${entry}?${parameters}`;
};

/** What the browser brings back to the app. */
const broughtBack = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return [pathname.replace(/\/$/, ''), searchParams.get('state'), searchParams.has('code')];
};

test('a person without script is told what to mend, mends it and comes back with a code', async ({
  page,
  baseURL,
  expected,
}) => {
  expected.push(/422/);
  const person = newPerson();
  await page.goto(entrance('signup', baseURL));
  await fillSignUp(page, { ...person, password: 'short' });
  await expect(
    page.getByText('Please choose a password with at least 10 characters.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await reach(page, /\/auth\?/);
  expect(broughtBack(page.url())).toEqual(['/auth', 'nonce.L2Rhc2g', true]);
});

test('a person without script goes over to sign-in and comes back with a code @long', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  const first = await browser.newPage({ javaScriptEnabled: false });
  await first.goto(entrance('signup', baseURL));
  await fillSignUp(first, person);
  await reach(first, /\/auth\?/);
  await page.goto(entrance('signup', baseURL));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, person);
  await reach(page, /\/auth\?/);
  expect(broughtBack(page.url())).toEqual(['/auth', 'nonce.L2Rhc2g', true]);
});

test('without script no button is offered that would need it', async ({ page, baseURL }) => {
  await page.goto(entrance('login', baseURL));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
});
