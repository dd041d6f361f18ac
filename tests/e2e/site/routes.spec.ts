import type { Page } from '@playwright/test';

import { href, ROUTES } from '#lib/shared/routes.ts';
import { expect, joinAt, test } from '#support/browser/fixtures.ts';
import { awaitPolicyReports, LAST_REPORT } from '#support/process/policy-reports.ts';
import { sample } from '#support/shared/rounds.ts';
import { pathsOf } from '#support/site/addresses.ts';

/** What a browser says of itself where a page has asked for a table at which nobody sits, or that is none. */
const NO_SEAT = /status of 40[34]/;

/** Opens pages one after the other; gives what their policy has reported. The console is watched. */
const visit = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const reports: string[] = [];
  await page.exposeFunction('report', (text: string) => reports.push(text));
  await page.addInitScript((last) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      if (blockedURI === last) return;
      const { report } = window as unknown as { report: (text: string) => void };
      report(`${location.pathname}: ${violatedDirective} ${blockedURI}`);
    });
  }, LAST_REPORT);
  for (const path of sample(paths, 2)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // The logout page leaves by itself.
    if (path !== href('logout')) await awaitPolicyReports(page);
  }
  return reports;
};

test('no public page breaks its policy or complains on the console', async ({ page, expected }) => {
  expected.push(/last-report\.invalid/, NO_SEAT);
  const open = ROUTES.filter(({ access, id }) => access === 'open' && id !== 'auth');
  expect(await visit(page, pathsOf(open))).toEqual([]);
});

test('no guarded page breaks its policy or complains on the console', async ({
  page,
  expected,
}) => {
  expected.push(/last-report\.invalid/);
  // Somebody of their own, since one of the pages signs out.
  await joinAt(page, '/tools');
  const guarded = ROUTES.filter(({ access }) => access === 'guarded');
  expect(await visit(page, pathsOf(guarded))).toEqual([]);
});
