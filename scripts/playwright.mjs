// @ts-check
// Runs the browser tests of tests/e2e on the built site.
import { program, runNode } from './run.mjs';

/**
 * Runs all browser tests, or those of some paths.
 * @param {string[]} paths
 * @param {Record<string, string>} [env] variables to add
 * @returns {Promise<number | undefined>} the status of the runner, `undefined` where there is no browser
 */
export const runPlaywright = async (paths, env = {}) => {
  // Loaded here, because its packages may have been installed a moment ago.
  const { ensureTestBrowsers } = await import('./browser.mjs');
  const browsers = ensureTestBrowsers();
  if (!browsers) return undefined;
  return runNode([program('@playwright/test/cli.js'), 'test', ...paths], { ...browsers, ...env });
};
