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
    const [firstLine] = broken.message.split('\n');
    const line = (broken.linePos?.[0].line ?? 1) + offset;
    throw new StartError(`${name}:${line}: ${firstLine ?? 'not YAML'}`);
  }
  return { name, document, body, lines, offset };
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

/**
 * Parses a file's YAML and validates it with a schema.
 * @throws StartError with file, line and field of the first error
 */
export const parseSource = <Value>(source: SourceFile, schema: z.core.$ZodType<Value>): Value => {
  z.config(z.locales.en());
  const parsed = z.core.safeParse(schema, source.document.toJS());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrongIn(source, issue?.path ?? [], issue?.message ?? 'not what the contract says');
};

/**
 * Checks the name of a file with a position in a list: position and slug, as in `03-stuck.yaml`.
 * @param slug of lower-case letters, digits and hyphens
 * @throws StartError for a wrong name
 */
export const checkName = (source: SourceFile, slug: string): void => {
  if (new RegExp(`(?:^|[/\\\\])\\d\\d-${slug}\\.yaml$`).test(source.name)) return;
  throw wrongIn(
    source,
    ['slug'],
    `the file is named by its place and slug, such as 01-${slug}.yaml`,
  );
};
