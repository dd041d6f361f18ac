import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { another, guestAt } from '#support/browser/at-table.ts';
import { brokenWords } from '#support/browser/broken-words.ts';
import { expect, joinAt, test } from '#support/browser/fixtures.ts';
import { actAt, openTable, stateAt } from '#support/browser/table-host.ts';
import { readText } from '#support/pdf/pdf-text.ts';
import { readParagraphs } from '#support/tables/docx-text.ts';

const GROUP = 'a0000000-0000-4000-8000-000000000001';
const NOTE = 'Ask *the* night shift – <b>müde?</b>';

/** A table of the person on a page, with a group, three cards and a note of a guest. */
const holdTable = async (page: Page): Promise<string> => {
  await joinAt(page, '/robots.txt');
  const code = await openTable(page, {
    source: { kind: 'recipe', title: 'Kick-off on Monday' },
    steps: [{ minutes: 10, title: 'Lay what you have' }],
    groups: [{ group: GROUP, name: 'Try next' }],
    cards: [
      { code: 'B12', group: GROUP },
      { code: 'T14' },
      { code: 'M14', face: 'down', group: GROUP },
    ],
  });
  const { cards } = await stateAt(page, code);
  const [{ place } = { place: '' }] = cards;
  await actAt(page, code, { kind: 'note', note: crypto.randomUUID(), place, text: NOTE });
  return code;
};

const record = (page: Page) => page.getByRole('group', { name: 'The record' });

/** Takes a file of the record, by keyboard; gives its name and where it is. */
const takeFile = async (page: Page, form: string) => {
  const coming = page.waitForEvent('download');
  const opener = record(page).getByRole('button', { name: 'Download', expanded: false });
  if (await opener.isVisible()) await opener.press('Enter');
  await record(page).getByRole('button', { name: form }).press('Enter');
  const file = await coming;
  return { name: file.suggestedFilename(), path: await file.path() };
};

test('a guest without an account takes the record as Markdown, as PDF and for Word', async ({
  page,
  browser,
}) => {
  const code = await holdTable(page);
  const guest = await guestAt(browser, page, code);
  await expect(record(guest).getByRole('button')).toHaveText(['Download', 'Print']);
  const markdown = await takeFile(guest, 'Markdown');
  expect(markdown.name).toMatch(new RegExp(`^dck-table-${code}-\\d{4}-\\d\\d-\\d\\d\\.md$`));
  const text = await readFile(markdown.path, 'utf8');
  expect(text).toContain('# Kick-off on Monday\n');
  expect(text).toContain('\n## Try next\n');
  expect(text).toContain(String.raw`- Host: Ask \*the\* night shift – \<b\>müde?\</b\>`);
  expect(text).not.toContain('M14');
  const word = await takeFile(guest, 'Word');
  expect(word.name).toMatch(/\.docx$/);
  expect(readParagraphs(await readFile(word.path)).map((one) => one.text)).toContain(
    `${NOTE}\nHost`,
  );
  const pdf = await takeFile(guest, 'PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(readText(pdf.path)).toContain(NOTE);
  await expect(guest.getByText(`${pdf.name} is in your downloads.`)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'PDF' })).toBeFocused();
});

test('what the browser prints is the record, with the pictures of its cards', async ({
  page,
  browser,
}) => {
  const code = await holdTable(page);
  const guest = await guestAt(browser, page, code);
  await guest.emulateMedia({ media: 'print' });
  await expect(guest.getByText('Raise hand')).toBeHidden();
  // As the browser does, also from its own menu.
  const print = () => guest.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(async () => {
    await print();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Kick-off on Monday');
  }).toPass();
  await expect(guest.getByText(NOTE)).toBeVisible();
  await expect(guest.locator('.deck-card:visible')).toHaveCount(3);
  await expect(guest.getByRole('heading', { level: 2 })).toHaveText(['Steps', 'Cards', 'Try next']);
  await guest.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await guest.emulateMedia({ media: 'screen' });
  await expect(guest.getByRole('button', { name: 'Ready' })).toBeVisible();
});

test('somebody who was not there reads the record by a link until the host ends it', async ({
  page,
  browser,
  expected,
}) => {
  const code = await holdTable(page);
  expected.push(/ERR_FAILED/);
  await page.route('**/record-link', (route) => route.abort());
  await page.goto(`/table/${code}`);
  await expect(record(page).getByRole('button')).toHaveText(['Download', 'Print', 'Share link']);
  await record(page).getByRole('button', { name: 'Share link' }).press('Enter');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a link' })).toHaveCount(0);
  await page.unroute('**/record-link');
  await again.press('Enter');
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeEnabled();
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/record-link'),
  );
  await page.getByRole('button', { name: 'Make a link' }).press('Enter');
  const { token } = (await (await made).json()) as { token: string };
  await expect(page.getByText('Anyone with this link can read the record until')).toBeVisible();
  const reader = await another(browser, page);
  await reader.goto(`/record#${token}`);
  await expect(reader.getByRole('heading', { level: 2, name: 'Kick-off on Monday' })).toBeVisible();
  await expect(reader.getByText(NOTE)).toBeVisible();
  await reader.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await brokenWords(reader.getByRole('article'))).toEqual([]);
  expect((await takeFile(reader, 'CSV')).name).toMatch(/\.csv$/);
  await page.getByRole('button', { name: 'End the link' }).press('Enter');
  await expect(page.getByRole('button', { name: 'End the link' })).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText('This link does not work. It may have ended.')).toBeVisible();
});

test('the host starts again from My Cards, with groups, cards and steps and without notes @long', async ({
  page,
}) => {
  const code = await holdTable(page);
  await actAt(page, code, { kind: 'close' });
  await page.goto('/mycards');
  await page.getByRole('button', { name: 'Start again from here: Kick-off on Monday' }).click();
  await page.waitForURL(
    (url) => url.pathname.startsWith('/table/') && !url.pathname.includes(code),
  );
  const next = new URL(page.url()).pathname.replace('/table/', '');
  const { cards, groups, guests, notes, steps } = await stateAt(page, next);
  expect(groups).toEqual([expect.objectContaining({ name: 'Try next' })]);
  expect(cards.map((card) => [card.code, card.group !== null, card.face])).toEqual([
    ['T14', false, 'up'],
    ['B12', true, 'up'],
    ['M14', true, 'down'],
  ]);
  expect(steps).toEqual([expect.objectContaining({ title: 'Lay what you have', minutes: 10 })]);
  expect([guests, notes]).toEqual([{}, {}]);
});

test('a table is deleted from My Cards, for everyone @long', async ({ page, browser }) => {
  const code = await holdTable(page);
  const guest = await another(browser, page);
  await page.goto('/mycards');
  const tables = page.getByRole('region', { name: 'Tables' });
  await expect(tables.getByRole('link', { name: /^Go back/ })).toHaveAttribute(
    'href',
    `/table/${code}`,
  );
  await tables.getByRole('button', { name: 'Delete: Kick-off on Monday' }).press('Enter');
  await expect(tables.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await tables.getByRole('button', { name: 'Delete the table: Kick-off on Monday' }).press('Enter');
  await expect(tables.getByText('“Kick-off on Monday” is deleted.')).toBeVisible();
  await guest.goto(`/table/${code}`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`There is no table ${code}`);
});

test('whoever has no tables sees nothing of them in My Cards @long', async ({ page }) => {
  await joinAt(page, '/mycards');
  await expect(page.getByRole('heading', { name: 'Hands' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tables' })).toHaveCount(0);
});
