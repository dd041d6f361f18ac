import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { SHOWCASE_SLUGS } from '#core/cases.ts';
import { expect, signUpAt, test } from '#support/fixtures.ts';

const violationsOn = async (page: Page, part = 'html'): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const PUBLIC_PATHS = [
  '/',
  '/?theme=lih',
  '/?theme=acid',
  '/?theme=crh',
  '/?theme=miele',
  '/faq#what-are-the-streams',
  '/about',
  '/privacy',
  '/terms',
  '/showcase',
  ...SHOWCASE_SLUGS.map((slug) => `/showcase/${slug}`),
  '/saved',
];

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

        for (const path of PUBLIC_PATHS) {
          test(`${path} has no violation`, async ({ page }) => {
            await page.goto(path);
            expect(await violationsOn(page)).toEqual([]);
          });
        }

        test('the open drawer has no violation', async ({ page }) => {
          await page.goto('/');
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
          // Everything else is inert, also the main landmark that axe would miss.
          expect(await violationsOn(page, '#drawer')).toEqual([]);
        });

        test('a page with saved cases and a placeholder have no violation', async ({ page }) => {
          await page.goto('/showcase/yoga-wheel');
          await page.getByRole('button', { name: 'Save' }).click();
          await page.goto('/saved');
          await expect(page.getByRole('button', { name: 'Save The wheel' })).toBeVisible();
          const found = await violationsOn(page);
          await signUpAt(page, '/tools');
          found.push(...(await violationsOn(page)));
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

        test('the dashboard has no violation', async ({ page }) => {
          await signUpAt(page, '/dash');
          await expect(page.getByRole('heading', { name: 'Today, one from each' })).toBeVisible();
          await expect(page.getByRole('link', { name: 'Empathy Nexus' })).toBeVisible();
          expect(await violationsOn(page)).toEqual([]);
        });
      });
    }
  });
}
