import type { BrowserContext, Page } from '@playwright/test';

/** Makes the context's stored tokens look expired; the refresh token stays good. */
const expireTokens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('cd.auth.token') ?? '{}');
    const [header, , signature] = tokens.id_token.split('.');
    const idToken = `${header}.${btoa(JSON.stringify({ exp: 1 }))}.${signature}`;
    localStorage.setItem('cd.auth.token', JSON.stringify({ ...tokens, id_token: idToken }));
  });

/**
 * One round of the many-tabs race: tabs that open at the same moment with an expired token.
 * @returns how many token requests they sent, and how many of them are still signed in
 */
export const countRefreshes = async (
  context: BrowserContext,
  tabs: number,
): Promise<{ requests: number; signedIn: number }> => {
  const [first] = context.pages();
  if (!first) throw new Error('The context has no page.');
  let requests = 0;
  const count = (request: { url: () => string }) => {
    if (new URL(request.url()).pathname.endsWith('/oauth2/token')) requests += 1;
  };
  context.on('request', count);
  // The page that is open already may be the one that refreshes.
  await expireTokens(first);
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  const results = await Promise.all(
    pages.map(async (page) => {
      await page.goto('/dash');
      await page.getByRole('heading', { name: 'Welcome' }).waitFor();
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      return name?.includes('Welcome') === true && new URL(page.url()).pathname === '/dash';
    }),
  );
  context.off('request', count);
  await Promise.all(pages.map((page) => page.close()));
  return { requests, signedIn: results.filter(Boolean).length };
};
