import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { temporaryRoot } from '#support/shared/temporary-root.ts';

/** A folder of its own for the running test, gone when it ends. */
export const makeTemporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(temporaryRoot(), 'dck-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
