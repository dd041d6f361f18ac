// @ts-check
// One visit of a signed-in person in a real browser, the same for all parts that need one.

/** @typedef {{ email: string, password: string }} Person */

/** How many cards are opened. */
const CARDS = 5;

/**
 * Signs in, opens the dashboard, the cards and five of them, registers a deck and signs out, in a new
 * browser.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Person} person
 * @param {string} code of an unregistered deck
 */
export const visit = async (browser, origin, { email, password }, code) => {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto('/dash');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome Ada' }).waitFor();
    await page.goto('/browse');
    const cards = page.getByRole('region', { name: 'The deck' }).getByRole('link');
    for (let opened = 0; opened < CARDS; opened += 1) {
      await cards.nth(opened).click();
      await page.locator('article.open-card').waitFor();
      await page.getByRole('button', { name: 'All cards' }).click();
      await page.getByRole('region', { name: 'The deck' }).waitFor();
    }
    await page.goto('/registration');
    await page.getByLabel('Deck code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm & Activate' }).click();
    await page.getByRole('heading', { name: 'Your deck is registered.' }).waitFor();
    await page.goto('/logout');
    await page.getByRole('link', { name: 'I have an account' }).waitFor();
  } finally {
    await context.close();
  }
};
