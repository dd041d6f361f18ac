import { open } from 'node:fs/promises';

import { registrationLink } from '#server/deck-codes/deck-code.ts';
import { guardCell } from '#server/shared/csv.ts';

/**
 * Writes deck codes with their links, one per line, under the heading `code,link`.
 * @param file must not exist yet; readable only by the current user
 * @param origin the public origin
 * @throws where the file cannot be written
 */
export const createCsv = async (file: string, origin: string) => {
  const output = await open(file, 'wx', 0o600);
  await output.write('code,link\n');
  return {
    add: async (codes: readonly string[]): Promise<void> => {
      const rowOf = (code: string): string =>
        `${guardCell(code)},${guardCell(registrationLink(origin, code))}\n`;
      await output.write(codes.map(rowOf).join(''));
    },
    /** Flushes all data to the disk. */
    end: async (): Promise<void> => {
      await output.sync();
      await output.close();
    },
  };
};
