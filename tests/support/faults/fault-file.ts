import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { vi } from 'vitest';

import { makeTemporaryFolder } from '#support/shared/folder.ts';

/** Something that goes wrong within a process of the product, as a test wants it. */
export interface Fault {
  /** The environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Lets it be so; resolves once the process has taken it. */
  readonly set: (text: string) => Promise<void>;
}

/**
 * Prepares a fault.
 * @param preload the file of this folder that brings it about
 */
export const prepareFault = async (
  preload: 'shifted-clock.mjs' | 'broken-dns.mjs',
  first: string,
): Promise<Fault> => {
  const file = join(await makeTemporaryFolder(), 'fault');
  await writeFile(file, first);
  return {
    env: { FAULT_FILE: file, NODE_OPTIONS: `--import=${join(import.meta.dirname, preload)}` },
    set: async (text) => {
      await writeFile(file, text);
      await vi.waitFor(
        async () => {
          if ((await readFile(`${file}.taken`, 'utf8')) !== text) throw new Error('Not yet.');
        },
        { timeout: 20_000 },
      );
    },
  };
};
