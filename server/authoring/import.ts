import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';

import { counted } from '#lib/shared/text.ts';
import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { commandFolder } from './command-folder.ts';
import { columnsOf, fieldsOf, type Column } from './columns.ts';
import { readDeckFile, writeDeckFile } from './deck-file.ts';
import { columnNames, kindsOf } from './export.ts';
import type { Finding } from './finding.ts';
import { KINDS, type DeckKind } from '#server/catalogue/kinds.ts';
import { errorsAfter } from './parse-all.ts';
import { writeChanges } from './pending.ts';
import { cellOf, fieldOf, keyOf, plainCell, TEXT_COLUMN, type Value } from './table.ts';
import { readThings, type FiledThing } from './things.ts';

/** A row of a table: its number there and its cells by column. */
interface Row {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
}

const readTable = async (
  file: string,
): Promise<{ names: readonly string[]; rows: readonly Row[] }> => {
  const bytes = await readFile(file).catch(() => {
    throw new StartError(`There is no file ${file}.`);
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StartError(`${file} is not UTF-8. Save it as “CSV UTF-8”.`);
  }
  let records: string[][];
  try {
    const [head = ''] = text.split('\n', 1);
    const isSemicolons = head.split(';').length > head.split(',').length;
    records = parse(text, {
      bom: true,
      delimiter: isSemicolons ? ';' : ',',
      relax_column_count: true,
    });
  } catch (error) {
    throw new StartError(
      `${file} is no CSV: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const headRow = records.findIndex((record) => record.some((cell) => cell !== ''));
  const names = records[headRow] ?? [];
  const rows = records.slice(headRow + 1).map((record, index) => ({
    number: headRow + index + 2,
    cells: new Map(names.map((name, column) => [name, plainCell(record[column] ?? '')])),
  }));
  return { names, rows: rows.filter(({ cells }) => cells.values().some((cell) => cell !== '')) };
};

/** The changes and problems of the tables read so far. */
interface Outcome {
  readonly changes: Map<string, string>;
  readonly told: string[];
  readonly problems: Finding[];
}

const SAFE_NAME = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

const cellIn = (filed: FiledThing | undefined, column: Column): string =>
  filed ? (cellOf(filed.thing, column) ?? '') : '';

/** Takes a row into the file of its thing, or into a new file. */
const takeRow = (
  { changes, told, problems }: Outcome,
  kind: DeckKind,
  columns: readonly Column[],
  filed: FiledThing | undefined,
  { cells }: Row,
  where: string,
): void => {
  const name = cells.get(keyOf(kind)) ?? '';
  const changed = new Map<string, Value | undefined>();
  for (const field of fieldsOf(kind)) {
    const own = columns.filter((column) => column.name.split('.')[0] === field);
    const named = own.filter((column) => cells.has(column.name));
    const isChanged = named.some((column) => cells.get(column.name) !== cellIn(filed, column));
    if (!isChanged) continue;
    if (filed && own.some((column) => cellOf(filed.thing, column) === undefined)) {
      problems.push(
        `${where}, column ${field}: an entry has several lines; change it in ${filed.path}.`,
      );
      continue;
    }
    // Columns that the table leaves out keep what the file has.
    const all = new Map(
      own.map((column) => [column.name, cells.get(column.name) ?? cellIn(filed, column)]),
    );
    const result = fieldOf(own, all);
    if ('problem' in result) problems.push(`${where}, column ${result.column}: ${result.problem}.`);
    else changed.set(field, result.value);
  }
  const path = filed?.path ?? `${kind}/${name}${KINDS[kind]}`;
  const body = cells.get(TEXT_COLUMN) ?? filed?.source.body.trim() ?? '';
  const isRewritten = kind === 'articles' && body !== (filed?.source.body.trim() ?? '');
  if (filed && changed.size === 0 && !isRewritten) return;
  const old = readDeckFile(filed?.text.replaceAll('\r\n', '\n') ?? '');
  const names = new Set([...fieldsOf(kind), ...Object.keys(old)]);
  const fields = Array.from(names, (field) => [
    field,
    changed.has(field) ? changed.get(field) : old[field],
  ]);
  const isArticle = kind === 'articles';
  changes.set(
    path,
    writeDeckFile({ ...Object.fromEntries(fields), ...(isArticle && { body }) }, isArticle),
  );
  if (!filed) {
    told.push(`${path}: new`);
    return;
  }
  for (const [field, value] of changed)
    told.push(`${path}: ${field} ${value === undefined ? 'removed' : 'changed'}`);
  if (isRewritten) told.push(`${path}: text changed`);
};

const takeTable = async (
  outcome: Outcome,
  folder: string,
  file: string,
  kind: DeckKind,
): Promise<void> => {
  const { problems } = outcome;
  const { names, rows } = await readTable(file);
  const known = columnNames(kind);
  const key = keyOf(kind);
  if (!names.includes(key)) problems.push(`${file}: the column ${key} is missing.`);
  for (const [index, name] of names.entries()) {
    if (!known.includes(name))
      problems.push(`${file}: there is no column “${name}”. The columns are ${known.join(', ')}.`);
    else if (names.indexOf(name) < index)
      problems.push(`${file}: the column ${name} is there twice.`);
  }
  if (problems.length > 0) return;
  const columns = columnsOf(kind);
  const byName = new Map((await readThings(folder, kind)).map((thing) => [thing.name, thing]));
  const rowOf = new Map<string, number>();
  for (const row of rows) {
    const name = row.cells.get(key) ?? '';
    const where = `${file}: row ${row.number}${name && ` (${name})`}`;
    const before = rowOf.get(name.toLowerCase());
    if (!SAFE_NAME.test(name))
      problems.push(`${where}, column ${key}: letters, digits and hyphens are needed.`);
    else if (before !== undefined) problems.push(`${where}: ${name} is in row ${before} too.`);
    else {
      rowOf.set(name.toLowerCase(), row.number);
      takeRow(outcome, kind, columns, byName.get(name), row, where);
    }
  }
};

/** `npm run deck -- import [--dry-run] FILE.csv ...` */
export const importTables = async (shell: Shell, args: string[]): Promise<void> => {
  const isDry = args.includes('--dry-run');
  const tables = kindsOf(args.filter((arg) => arg !== '--dry-run'));
  const folder = await commandFolder(shell);
  const outcome: Outcome = { changes: new Map(), told: [], problems: [] };
  for (const [file, kind] of tables) await takeTable(outcome, folder, file, kind);
  const { changes, told, problems } = outcome;
  for (const line of told) shell.stdout.write(`${line}\n`);
  const all = problems.length > 0 ? problems : await errorsAfter(folder, changes);
  for (const problem of all) shell.stdout.write(`${problem}\n`);
  if (all.length > 0) throw new StartError(`Nothing is written: ${counted(all.length, 'problem')}`);
  if (changes.size === 0) shell.stdout.write('Nothing to change.\n');
  else if (isDry)
    shell.stdout.write(`${counted(changes.size, 'file')} would change; nothing is written.\n`);
  else {
    await writeChanges(folder, changes);
    shell.stdout.write(`Wrote ${counted(changes.size, 'file')}.\n`);
  }
};
