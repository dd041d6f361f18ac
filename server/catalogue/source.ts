import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod';

import { StartError } from '#server/shared/start-error.ts';

/** A deck file: its YAML, and its Markdown body if it has one. */
export interface SourceFile {
  /** The path that messages show. */
  readonly name: string;
  readonly document: Document.Parsed;
  /** The fields of the YAML; of a translation those of the main file with its texts. */
  readonly fields: unknown;
  /** Language of the texts, in a deck of several languages. */
  readonly language?: string;
  /** The text after the front matter; empty for a pure YAML file. */
  readonly body: string;
  readonly lines: LineCounter;
  /** Number of lines before the YAML. */
  readonly offset: number;
}

/** Front matter between two lines of three dashes, and the text after it. */
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

const lineOf = ({ document, lines, offset }: SourceFile, path: readonly PropertyKey[]): number => {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
      return lines.linePos(Number(node.range[0])).line + offset;
    }
  }
  return 1;
};

/**
 * The error for a wrong value in a file.
 * @param path of the value in the YAML, outermost key first
 */
export const wrongIn = (
  source: SourceFile,
  path: readonly PropertyKey[],
  message: string,
): StartError => {
  const field = path.length > 0 ? `${path.join('.')}: ` : '';
  return new StartError(`${source.name}:${lineOf(source, path)}: ${field}${message}`);
};

const split = (name: string, text: string): { yaml: string; body: string; offset: number } => {
  if (!name.endsWith('.md')) return { yaml: text, body: '', offset: 0 };
  const [, yaml, body] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new StartError(
      `${name}:1: an article begins with its front matter between two lines ---`,
    );
  }
  return { yaml, body, offset: 1 };
};

/** @throws StartError for another encoding than UTF-8 */
const textOf = (name: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StartError(`${name}:1: the file is not UTF-8. Save it as UTF-8.`);
  }
};

/**
 * Reads a file of the deck.
 * @throws StartError where it is missing or not readable
 */
export const readSource = async (folder: string, file: string): Promise<SourceFile> => {
  const name = relative(process.cwd(), join(folder, file));
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw new StartError(`The deck has no file ${name}.`);
  });
  const text = textOf(name, bytes);
  const { yaml, body, offset } = split(name, text);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const [, reason = 'this is not YAML'] =
      /^(.*?)(?: at line \d+, column \d+:?)?(?:\n|$)/.exec(broken.message) ?? [];
    const line = (broken.linePos?.[0].line ?? 1) + offset;
    throw new StartError(`${name}:${line}: the file cannot be read: ${reason}`);
  }
  return { name, document, fields: document.toJS(), body, lines, offset };
};

/**
 * The names of all files of a folder, sorted.
 * @throws StartError where the folder is missing
 */
export const readSourceNames = async (
  folder: string,
  extension: '.yaml' | '.md',
): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => {
    throw new StartError(`The deck has no folder ${relative(process.cwd(), folder)}.`);
  });
  return names.filter((name) => name.endsWith(extension)).toSorted();
};

/**
 * Reads all files of a folder, sorted by name.
 * @param extension with its dot; other files are ignored
 * @throws StartError where the folder is missing or a file is not readable
 */
export const readSources = async (
  folder: string,
  extension: '.yaml' | '.md',
): Promise<readonly SourceFile[]> => {
  const files = await readSourceNames(folder, extension);
  return Promise.all(files.map((file) => readSource(folder, file)));
};

/** Words for the types that a schema expects. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true',
  array: 'a list',
  object: 'fields with names',
  record: 'fields with names',
};

const foundOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'empty';
  if (typeof value === 'object') return 'fields with names';
  return JSON.stringify(value) ?? 'nothing';
};

/** The message of a validation issue, for authors of a deck. */
const problemOf = (issue: z.core.$ZodIssue, value: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      return `needs ${EXPECTED[issue.expected] ?? issue.expected}, and is ${foundOf(value)}`;
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return value === undefined
        ? 'is missing'
        : `is one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty';
      if (issue.origin === 'array') {
        // A message of the schema itself says more.
        if (!/^(Invalid|Too small)/.test(issue.message)) return issue.message;
        return issue.minimum === 1
          ? 'needs an entry'
          : `needs ${String(issue.minimum)} entries or more`;
      }
      return `needs ${issue.inclusive === false ? 'more than ' : 'at least '}${String(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'string') return `is longer than ${String(issue.maximum)} characters`;
      return issue.origin === 'array'
        ? `has more than ${String(issue.maximum)} entries`
        : `is more than ${String(issue.maximum)}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `is one of: ${issue.options.join(', ')}`
        : 'is not in the right form';
    case 'invalid_format':
      if (issue.format === 'date') return 'needs a date such as 2026-01-31';
      return issue.message.startsWith('Invalid') ? 'is not in the right form' : issue.message;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return issue.message;
  }
};

/** The value at a path of the parsed YAML. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
    value,
  );

/**
 * Parses a file's YAML and validates it with a schema.
 * @throws StartError with file, line and field of the first error
 */
export const parseSource = <Value>(source: SourceFile, schema: z.core.$ZodType<Value>): Value => {
  z.config(z.locales.en());
  const { fields } = source;
  const parsed = z.core.safeParse(schema, fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue) throw wrongIn(source, [], 'is not a file of this kind');
  throw wrongIn(source, issue.path, problemOf(issue, valueAt(fields, issue.path)));
};

/**
 * Checks the name of a file of a list: the slug, with its position before it or not (`03-stuck.yaml`,
 * `stuck.yaml`). The files are read in the order of their names, so those without a position come last.
 * @param slug of lower-case letters, digits and hyphens
 * @throws StartError for a wrong name
 */
export const checkName = (source: SourceFile, slug: string): void => {
  if (new RegExp(`(?:^|[/\\\\])(?:\\d\\d-)?${slug}\\.yaml$`).test(source.name)) return;
  throw wrongIn(
    source,
    ['slug'],
    `the file is named by its slug, with its place before it or without: 01-${slug}.yaml, ${slug}.yaml`,
  );
};
