import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/stress/**/*.stress.ts'],
    testTimeout: 600_000,
    // One file after the other: figures taken side by side would say little.
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
