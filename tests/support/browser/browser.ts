/** A product elsewhere, behind a proxy with a self-signed certificate (playwright.config.ts). */
const OWN_CERTIFICATE =
  process.env['DCK_TEST_ORIGIN'] === undefined ? [] : ['--ignore-certificate-errors'];

/** How a browser with cameras, or with tabs of its own, is launched. */
export const LAUNCH = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...OWN_CERTIFICATE,
  ],
};

/** Pages that come one after the other are drawn by one process, which knows the scripts by then. */
const ONE_PROCESS = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** The browser of all other tests: lighter where `scripts/browser.mjs` has found a lighter one. */
export const BROWSER = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...LAUNCH,
    args: [...LAUNCH.args, ...ONE_PROCESS],
    executablePath: process.env['CHROMIUM_HEADLESS_PATH'] ?? LAUNCH.executablePath,
  },
};
