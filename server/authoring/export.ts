import { writeFile } from 'node:fs/promises';

import { stringify } from 'csv-stringify/sync';

import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { UsageError } from '#server/shared/usage-error.ts';
import { commandFolder } from './command-folder.ts';
import { columnsOf } from './columns.ts';
import { KIND_NAMES, type DeckKind } from '#server/catalogue/kinds.ts';
import { cellOf, harmless, keyOf, kindOfFile, TEXT_COLUMN } from './table.ts';
import { readThings } from './things.ts';

/** The kind of each named table. */
export const kindsOf = (
  files: readonly string[],
): readonly (readonly [file: string, kind: DeckKind])[] => {
  if (files.length === 0) throw new UsageError('Name a table, such as cards.csv.');
  return files.map((file) => {
    const kind = kindOfFile(file, KIND_NAMES);
    if (!kind)
      throw new UsageError(
        `${file} is no table of a deck: name it ${KIND_NAMES.join('.csv, ')}.csv.`,
      );
    return [file, kind];
  });
};

/** The names of the columns of a kind, in their order. */
export const columnNames = (kind: DeckKind): readonly string[] => [
  ...new Set([
    keyOf(kind),
    ...columnsOf(kind).map(({ name }) => name),
    ...(kind === 'articles' ? [TEXT_COLUMN] : []),
  ]),
];

/** The table of a kind: a row for each thing, as CSV in UTF-8 with a byte order mark. */
export const tableOf = async (folder: string, kind: DeckKind): Promise<string> => {
  const columns = new Map(columnsOf(kind).map((column) => [column.name, column]));
  const names = columnNames(kind);
  const rows = (await readThings(folder, kind)).map(({ name, thing, source }) =>
    names.map((columnName) => {
      const column = columns.get(columnName);
      if (!column) return harmless(columnName === TEXT_COLUMN ? source.body.trim() : name);
      const cell = cellOf(thing, column);
      if (cell === undefined)
        throw new StartError(
          `${source.name}: ${columnName} has an entry of several lines, which a table cannot hold.`,
        );
      return harmless(cell);
    }),
  );
  // A line break in a cell ends the row for a spreadsheet, unless the cell is quoted (RFC 4180, section 2).
  return stringify([names, ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
};

/** `npm run deck -- export FILE.csv ...` */
export const exportTables = async (shell: Shell, args: string[]): Promise<void> => {
  const tables = kindsOf(args);
  const folder = await commandFolder(shell);
  const made: (readonly [file: string, text: string])[] = [];
  for (const [file, kind] of tables) made.push([file, await tableOf(folder, kind)]);
  for (const [file, text] of made) {
    await writeFile(file, text);
    shell.stdout.write(`Wrote ${file}.\n`);
  }
};
