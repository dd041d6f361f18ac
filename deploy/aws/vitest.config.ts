import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

/** The tests of the deployment; `npm run deploy:check` runs them suite by suite. */
export default defineConfig({
  root: import.meta.dirname,
  // The product's stores read the settings of the build, which Astro gives them in the browser.
  resolve: {
    alias: {
      'astro:env/client': join(import.meta.dirname, '../../tests/support/stores/astro-env.ts'),
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Each file would otherwise load the CDK anew, most of its time.
    isolate: false,
  },
});
