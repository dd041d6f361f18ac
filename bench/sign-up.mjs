// @ts-check
import { randomUUID } from 'node:crypto';

/** Makes an account and opens the card browser with the whole deck. */
export const signUp = async (/** @type {import('@playwright/test').Page} */ page) => {
  await page.goto('/browse?signup');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Given name').fill('Ada');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('80 of 80 cards').waitFor();
};
