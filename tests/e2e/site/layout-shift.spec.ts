import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { alive, holdModules } from '#support/browser/first-words.ts';
import { sample } from '#support/shared/rounds.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

type Counting = typeof window & { shift: number };

/** Sums the layout shifts up that no input explains (Layout Instability, section 2). */
const countShifts = (): void => {
  const counting = window as Counting;
  counting.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) counting.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Reads the sum once what is drawn now has been counted. */
const readShift = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(() => resolve((window as Counting).shift));
    });
  });

/** The screens, and what stands on each when all has come. */
const SCREENS = [
  ['/dash', 'Own a deck?'],
  ['/settings', /^None yet\./],
  ['/saved', 'See the showcase'],
] as const;

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const [path, last] of sample(SCREENS, 2))
  for (const size of sample(SIZES, 2))
    test(`${path} stands still while it loads, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(countShifts);
      const { promise: drawn, resolve: release } = Promise.withResolvers<undefined>();
      await page.route(/\/(?:api|idp)\//, async (route) => {
        await drawn;
        await route.continue();
      });
      await page.goto(path);
      // The servers answer once everything else has been drawn.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(readShift);
      release(undefined);
      await expect(page.getByText(last)).toBeVisible();
      expect(await page.evaluate(readShift)).toBeLessThan(0.01);
    });

/** Pages that are drawn before React, their first words, and what stands on each when all has come. */
const FIRST = [
  ['/browse/B12', 'Category: Challenge', 'Print'],
  ['/dash', 'Welcome Ada', 'Own a deck?'],
  ['/browse', 'Open the locked drawer', 'Open the locked drawer'],
  ['/journeys/otto', 'Core question', /^(?:Previous|Next) journey$/],
  ['/articles/paper-first', 'Put one question on the wall', /^(?:Previous|Next) article$/],
] as const;

for (const [path, words, last] of FIRST)
  for (const size of SIZES)
    test(`${path} stands still from its first words, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(countShifts);
      const release = await holdModules(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText(words).first()).toBeVisible();
      // The display face moves words by a few pixels, whether it comes before or after the modules.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await page.evaluate(readShift);
      release();
      await alive(page);
      await expect(page.getByText(last, { exact: true }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect((await page.evaluate(readShift)) - before).toBe(0);
    });
