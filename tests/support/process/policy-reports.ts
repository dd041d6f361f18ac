import type { Page } from '@playwright/test';

/** An address that no policy allows; asking for it is reported after everything before it. */
export const LAST_REPORT = 'https://last-report.invalid/';

/**
 * Waits until a page has reported every breach of its policy: it breaks the policy once more, and the
 * reports come in order. Listeners leave the report of {@link LAST_REPORT} out, and the test expects
 * its line on the console.
 */
export const awaitPolicyReports = (page: Page): Promise<void> =>
  page.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        addEventListener('securitypolicyviolation', ({ blockedURI }) => {
          if (blockedURI === address) resolve();
        });
        new Image().src = address;
      }),
    LAST_REPORT,
  );
