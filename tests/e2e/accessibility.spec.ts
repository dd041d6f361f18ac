import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, signUpAt, test } from '#support/fixtures.ts';

const violationsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const themes = ['garden', 'dark'] as const;
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const theme of themes) {
  test.describe(`in ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      // axe measures colours: nothing may be half-way through a transition.
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const viewport of sizes) {
      test.describe(`at ${viewport.width} px`, () => {
        test.use({ viewport });

        test('the public pages have no violation', async ({ page }) => {
          const found: string[] = [];
          for (const path of ['/', '/about']) {
            await page.goto(path);
            found.push(...(await violationsOn(page)));
          }
          expect(found).toEqual([]);
        });

        test('the sign-in and sign-up pages have no violation', async ({ page }) => {
          await page.goto('/dash');
          await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
          const found = await violationsOn(page);
          await page.goto('/dash?signup');
          await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
          found.push(...(await violationsOn(page)));
          expect(found).toEqual([]);
        });

        test('an open card has no violation', async ({ page }) => {
          await signUpAt(page, '/browse/B14');
          await expect(page.getByRole('heading', { name: 'Identify' })).toBeVisible();
          expect(await violationsOn(page)).toEqual([]);
        });

        test('the scan dialog has no violation', async ({ page }) => {
          await signUpAt(page, '/browse');
          await page.getByRole('button', { name: 'Scan code' }).click();
          await expect(page.getByRole('alert')).toBeVisible();
          expect(await violationsOn(page)).toEqual([]);
        });

        for (const [path, name] of [
          ['/journeys', 'Our Journeys'],
          ['/journeys/Hana', 'Hana'],
          ['/articles', 'Articles'],
          ['/articles/silence-first', 'Silence first: brainwriting in thirty minutes'],
          ['/games?exercise=seam-walk', 'Seam walk'],
        ] as const) {
          test(`${path} has no violation`, async ({ page }) => {
            await signUpAt(page, path);
            await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
            await expect(page.locator('[aria-busy]')).toHaveCount(0);
            expect(await violationsOn(page)).toEqual([]);
          });
        }

        test('the dashboard has no violation', async ({ page }) => {
          await signUpAt(page, '/dash');
          await expect(page.getByRole('heading', { name: 'The card of the day' })).toBeVisible();
          await expect(page.getByRole('link', { name: 'Empathy Nexus 16 cards' })).toBeVisible();
          expect(await violationsOn(page)).toEqual([]);
        });
      });
    }
  });
}
