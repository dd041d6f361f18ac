import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod';

import { StartError } from '#server/shared/start-error.ts';

/** A file of the deck: its YAML, and the text below it where it has some. */
export interface Source {
  /** The path as messages show it. */
  readonly name: string;
  readonly document: Document.Parsed;
  /** What follows the front matter; empty for a file that is YAML alone. */
  readonly body: string;
  readonly lines: LineCounter;
  /** How many lines stand above the YAML. */
  readonly offset: number;
}

/** The front matter between two lines of three dashes, and what follows it. */
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

const lineOf = ({ document, lines, offset }: Source, path: readonly PropertyKey[]): number => {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
      return lines.linePos(Number(node.range[0])).line + offset;
    }
  }
  return 1;
};

/**
 * The error for something wrong in a file.
 * @param path where in the YAML, outermost key first
 */
export const wrongIn = (
  source: Source,
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

const readSource = async (folder: string, file: string): Promise<Source> => {
  const name = relative(process.cwd(), join(folder, file));
  const { yaml, body, offset } = split(name, await readFile(join(folder, file), 'utf8'));
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const [firstLine] = broken.message.split('\n');
    const line = (broken.linePos?.[0].line ?? 1) + offset;
    throw new StartError(`${name}:${line}: ${firstLine ?? 'not YAML'}`);
  }
  return { name, document, body, lines, offset };
};

/**
 * Reads every file of a folder, sorted by name.
 * @param extension with its dot; other files are left alone
 * @throws StartError where the folder is missing or a file is not readable
 */
export const readSources = async (
  folder: string,
  extension: '.yaml' | '.md',
): Promise<readonly Source[]> => {
  const names = await readdir(folder).catch(() => {
    throw new StartError(`The deck has no folder ${relative(process.cwd(), folder)}.`);
  });
  const files = names.filter((name) => name.endsWith(extension)).toSorted();
  return Promise.all(files.map((file) => readSource(folder, file)));
};

/**
 * A file's YAML, checked against the contract.
 * @throws StartError with file, line and field of the first thing that is wrong
 */
export const parseSource = <Value>(source: Source, schema: z.core.$ZodType<Value>): Value => {
  z.config(z.locales.en());
  const parsed = z.core.safeParse(schema, source.document.toJS());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrongIn(source, issue?.path ?? [], issue?.message ?? 'not what the contract says');
};

/**
 * Checks that a file which says its place in a list is named by place and slug, as in `03-stuck.yaml`.
 * @param slug of lower-case letters, digits and hyphens
 * @throws StartError where it is not
 */
export const checkName = (source: Source, slug: string): void => {
  if (new RegExp(`(?:^|[/\\\\])\\d\\d-${slug}\\.yaml$`).test(source.name)) return;
  throw wrongIn(
    source,
    ['slug'],
    `the file is named by its place and slug, such as 01-${slug}.yaml`,
  );
};
