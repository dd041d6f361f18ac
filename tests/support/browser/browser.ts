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
  ],
};

/** The browser of all other tests: lighter where `scripts/browser.mjs` has found a lighter one. */
export const BROWSER = {
  browserName: 'chromium',
  launchOptions: {
    ...LAUNCH,
    executablePath: process.env['CHROMIUM_HEADLESS_PATH'] ?? LAUNCH.executablePath,
  },
} as const;
