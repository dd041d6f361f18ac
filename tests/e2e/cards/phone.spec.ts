import type { Locator, Page } from '@playwright/test';

import { cardFields } from '#lib/cards/cards.ts';
import { deck } from '#support/browser/reading.ts';
import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { sample } from '#support/shared/rounds.ts';

/** Two with long titles, the longest quotation, the longest game, the longest text. */
const CARDS = ['M15', 'S13', 'E13', 'E15', 'B12'];

const firstTextOf = (code: string): string => {
  const card = deck.cards.find((known) => known.code === code);
  const [field] = card ? cardFields(card) : [];
  if (!field) throw new Error(`There is no text on the card ${code}.`);
  return field.kind === 'quote' ? field.body : field.text;
};

/** A text up to its first full stop. */
const sentenceOf = (text: string): string => /^.+?[.?!]/.exec(text)?.[0] ?? text;

/** Where the words of a sentence stand on the screen. */
const boxOfSentence = (page: Page, sentence: string): Promise<DOMRect> =>
  page
    .getByRole('article')
    .getByText(sentence)
    .evaluate((element, length) => {
      const range = document.createRange();
      const text = element.firstChild ?? element;
      range.setStart(text, 0);
      range.setEnd(text, length);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }, sentence.length);

const bar = (page: Page): Locator => page.locator('.card-bar');

const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? 0;

const openByCode = async (page: Page, code: string): Promise<void> => {
  await page.goto('/browse');
  await expect(page.getByText(/of 24 cards/)).toBeVisible();
  await page.getByLabel('Card code').fill(code);
  await expect(page.getByRole('article')).toBeVisible();
};

for (const code of sample(CARDS, 6)) {
  test(`the first sentence of ${code} stands in the upper 60 % of an upright phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openByCode(page, code);
    const { top, height } = await boxOfSentence(page, sentenceOf(firstTextOf(code)));
    expect(top).toBeGreaterThan(0);
    expect(top + height).toBeLessThanOrEqual(0.6 * 844);
  });

  test(`the first sentence of ${code} is seen whole on a phone held across @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openByCode(page, code);
    const { top, height } = await boxOfSentence(page, sentenceOf(firstTextOf(code)));
    expect(top).toBeGreaterThan(0);
    expect(top + height).toBeLessThanOrEqual(await topOf(bar(page)));
  });
}

for (const [width, height] of sample(
  [
    [360, 740],
    [844, 390],
  ] as const,
  2,
)) {
  test(`field, scanner and both neighbours lie at the foot of ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/browse/B17');
    const controls = [
      page.getByRole('button', { name: /^Previous card/ }),
      page.getByLabel('Card code'),
      page.getByRole('button', { name: 'Scan code' }),
      page.getByRole('button', { name: /^Next card/ }),
    ];
    for (const control of controls) {
      await expect(control).toBeEnabled();
      expect(await topOf(control)).toBeGreaterThan(height - 80);
    }
    const lefts = await Promise.all(
      controls.map(async (control) => (await control.boundingBox())?.x ?? 0),
    );
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  });
}

test('the bar covers nothing at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/browse/B12');
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  // The page grows while it learns where the card is named.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const box = await print.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - (await topOf(bar(page)));
    })
    .toBeLessThan(0);
});

test('where there is room the whole face lies beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/browse/B12');
  const face = page.locator('.open-card .deck-card');
  await expect(face.getByText('Open the locked drawer')).toBeVisible();
  const { width = 0, height = 0 } = (await face.boundingBox()) ?? {};
  expect(height / width).toBeGreaterThanOrEqual(1.39);
});

test('twice the text size scrolls nothing sideways @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/browse/E15');
  await expect(page.getByRole('heading', { name: 'The empty table' })).toBeVisible();
  const overflow = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(overflow).toBe(0);
});
