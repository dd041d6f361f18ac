import type { Page } from '@playwright/test';

import { ROUTES } from '#lib/shared/routes.ts';
import { brokenWords } from '#support/browser/broken-words.ts';
import { expect, memberTest, test } from '#support/browser/fixtures.ts';
import { sample } from '#support/shared/rounds.ts';
import { pathsOf } from '#support/site/addresses.ts';

/** The narrowest screen with the usual text, and a phone whose text is set to twice its size. */
const LOOKS = [
  { width: 320, height: 640, text: '100%' },
  { width: 390, height: 844, text: '200%' },
];

/** What does not fit on the pages: how far each is wider than the screen, and its broken words. */
const misfits = async (
  page: Page,
  paths: readonly string[],
  { text, ...size }: (typeof LOOKS)[number],
): Promise<string[]> => {
  const found: string[] = [];
  await page.setViewportSize(size);
  for (const path of sample(paths, 6)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const wider = await page.evaluate(async (fontSize) => {
      const root = document.documentElement;
      root.style.fontSize = fontSize;
      await document.fonts.ready;
      return root.scrollWidth - root.clientWidth;
    }, text);
    if (wider > 0) found.push(`${path} is ${wider} pixels too wide`);
    found.push(
      ...(await brokenWords(page.locator(':is(h1, h2, h3, .tile .font-title):visible'))).map(
        (word) => `${path} breaks ${word}`,
      ),
    );
  }
  return found;
};

const stays = ({ id }: (typeof ROUTES)[number]): boolean => id !== 'auth' && id !== 'logout';
const open = pathsOf(ROUTES.filter((route) => route.access === 'open' && stays(route)));
const guarded = pathsOf(ROUTES.filter((route) => route.access === 'guarded' && stays(route)));

for (const look of LOOKS) {
  const where = `${look.width} pixels with text at ${look.text}`;

  test(`open pages fit ${where}, their words whole`, async ({ page, expected }) => {
    // A browser says so where a page has asked for a table at which nobody sits.
    expected.push(/status of 40[34]/);
    expect(await misfits(page, open, look)).toEqual([]);
  });

  memberTest(`guarded pages fit ${where}, their words whole`, async ({ page }) => {
    const paths = [...guarded, '/games?exercise=round-trip'];
    expect(await misfits(page, paths, look)).toEqual([]);
  });
}
