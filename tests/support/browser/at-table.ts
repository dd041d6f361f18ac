import type { Browser, Locator, Page } from '@playwright/test';

import { expect } from '#support/browser/fixtures.ts';

const PHONE = { width: 360, height: 740 };

/** A browser of another person, on a phone by default. */
export const another = async (browser: Browser, page: Page, viewport = PHONE): Promise<Page> => {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, viewport });
  return context.newPage();
};

/** Comes to a table as a guest. */
export const joinAs = async (guest: Page, code: string, name: string): Promise<void> => {
  await guest.goto(`/table/${code}`);
  await guest.getByLabel('Your name').fill(name);
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
};

/** A guest at a table. */
export const guestAt = async (
  browser: Browser,
  host: Page,
  code: string,
  name = 'Kim',
): Promise<Page> => {
  const guest = await another(browser, host);
  await joinAs(guest, code, name);
  await expect(guest.getByRole('button', { name: 'Ready' })).toBeVisible();
  return guest;
};

export const tools = (page: Page): Locator =>
  page.getByRole('group', { name: 'Tools of the host' });
export const light = (page: Page): Locator => page.getByRole('region', { name: 'On screen' });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** A card where it lies on the table. */
export const lying = (page: Page, code: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${code} `) });

/** Opens one of the host's tools by keyboard. */
export const take = async (host: Page, tool: string | RegExp): Promise<void> => {
  await tools(host).getByRole('button', { name: tool }).press('Enter');
  await expect(dialog(host)).toBeVisible();
};

/** Presses a button of the open sheet by keyboard. */
export const press = async (page: Page, name: string): Promise<void> => {
  const button = dialog(page).getByRole('button', { name, exact: true });
  // A key on a button that waits for another person's action has no effect.
  await expect(button).toBeEnabled();
  await button.press('Enter');
};

/** Puts a card that lies on the table in the light, by keyboard. */
export const putInTheLight = async (host: Page, code: string): Promise<void> => {
  await lying(host, code).press('Enter');
  await press(host, 'Show to everyone');
  await expect(light(host)).toContainText(code);
};

/** The field of a new note on a card. */
export const noteField = (within: Locator): Locator => within.getByLabel(/^Note on /);

/** Writes a note on a card by keyboard. */
export const writeNote = async (within: Locator, text: string): Promise<void> => {
  await within.getByRole('button', { name: 'Add a note on this card' }).press('Enter');
  await expect(noteField(within)).toBeFocused();
  await noteField(within).fill(text);
  await within.getByRole('button', { name: 'Add note' }).press('Enter');
};

export const notes = (within: Locator): Locator =>
  within.getByRole('list', { name: 'Notes' }).getByRole('listitem');
