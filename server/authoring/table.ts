import { basename } from 'node:path';

import type { Column } from './columns.ts';
import type { DeckKind } from '#server/catalogue/kinds.ts';

/** A value of a deck file. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [field: string]: Value | undefined };

/** The fields of a thing, as its file has them. */
export type Thing = Readonly<Record<string, Value | undefined>>;

/** The column of the file's name, without its extension; cards are known by their code. */
export const keyOf = (kind: DeckKind): string => (kind === 'cards' ? 'code' : 'file');

/** The column of an article's text. */
export const TEXT_COLUMN = 'text';

/** The kind of a table by its file's name; `undefined` for another name. */
export const kindOfFile = (file: string, kinds: readonly DeckKind[]): DeckKind | undefined =>
  kinds.find((kind) => basename(file).toLowerCase() === `${kind}.csv`);

const at = (value: Value | undefined, path: readonly string[]): Value | undefined =>
  path.reduce<Value | undefined>(
    (part, name) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? (part as Readonly<Record<string, Value | undefined>>)[name]
        : undefined,
    value,
  );

const written = (value: Value | undefined): string => {
  if (value === undefined || value === null) return '';
  if (value === true) return 'yes';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * The cell of a column: a value, or the entries of a list as lines.
 * @returns `undefined` where an entry has several lines itself
 */
export const cellOf = (thing: Thing, { list, path }: Column): string | undefined => {
  if (!list) return written(at(thing, path));
  const entries = at(thing, list);
  const lines = Array.isArray(entries)
    ? (entries as readonly Value[]).map((entry) => written(at(entry, path)))
    : [];
  if (lines.some((line) => line.includes('\n'))) return undefined;
  return lines.every((line) => line === '') ? '' : lines.join('\n');
};

/** A text that a cell cannot hold. */
export interface CellProblem {
  readonly problem: string;
}

const parseValue = (text: string, { takes }: Column): Value | CellProblem => {
  if (takes.includes('flag')) {
    if (/^(?:yes|true)$/i.test(text)) return true;
    return { problem: `“${text}” is not yes` };
  }
  if (takes.includes('number') && /^\d+$/.test(text)) return Number(text);
  return takes.includes('text') ? text : { problem: `“${text}” is no number` };
};

const isProblem = (value: unknown): value is CellProblem =>
  typeof value === 'object' && value !== null && 'problem' in value;

type Draft = Record<string, unknown>;

const put = (draft: Draft, path: readonly string[], value: Value): void => {
  const [name = '', ...rest] = path;
  if (rest.length === 0) draft[name] = value;
  else {
    draft[name] ??= {};
    put(draft[name] as Draft, rest, value);
  }
};

/**
 * A field of a thing from the cells of its columns.
 * @param cells by the names of the columns
 * @returns `undefined` for empty cells, or the problem of a cell with its column
 */
export const fieldOf = (
  columns: readonly Column[],
  cells: ReadonlyMap<string, string>,
):
  | { readonly value: Value | undefined }
  | { readonly column: string; readonly problem: string } => {
  const draft: Draft = {};
  for (const column of columns) {
    const cell = cells.get(column.name) ?? '';
    const { list, path, name } = column;
    if (!list) {
      if (cell === '') continue;
      const value = parseValue(cell, column);
      if (isProblem(value)) return { column: name, problem: value.problem };
      put(draft, path, value);
      continue;
    }
    if (cell === '') continue;
    const lines = cell.split('\n');
    const whole = list.reduce<Draft>((part, step, index) => {
      part[step] ??= index === list.length - 1 ? [] : {};
      return part[step] as Draft;
    }, draft) as unknown as unknown[];
    for (const [index, line] of lines.entries()) {
      const value = line === '' ? undefined : parseValue(line, column);
      if (isProblem(value)) return { column: name, problem: `line ${index + 1}: ${value.problem}` };
      if (path.length === 0) {
        if (value !== undefined) whole.push(value);
      } else {
        whole[index] ??= {};
        if (value !== undefined) put(whole[index] as Draft, path, value);
      }
    }
  }
  const [field = ''] = columns[0]?.name.split('.') ?? [];
  return { value: draft[field] as Value | undefined };
};

const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula: it begins with an apostrophe. */
export const harmless = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The text of a cell, without that apostrophe. */
export const plainCell = (cell: string): string => {
  const text = cell.replaceAll('\r\n', '\n');
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
};
