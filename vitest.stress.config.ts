import { defineConfig } from 'vitest/config';

import { TEST_ENVIRONMENT } from './scripts/test-environment.mjs';

export default defineConfig({
  test: {
    env: TEST_ENVIRONMENT,
    include: ['tests/stress/**/*.stress.ts'],
    testTimeout: 600_000,
    // One file after the other: figures taken side by side would say little.
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
