import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

/** A folder of its own for the running test, gone when it ends. */
export const makeTemporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'dck-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
