import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { errorsAfter, findErrors } from '#server/authoring/parse-all.ts';

/** The files of a deck that the editor may read and write, by their path in its folder. */
const FILE =
  /^(?:deck\.yaml|(?:cards|exercises|personas|recipes|situations|captions\/\w+)\/[\w-]+\.yaml|articles\/[\w-]+\.md|pictures\/(?:[\w-]+\/)*[\w-][\w.-]*)$/;

/** Largest file that is written, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** The paths of all files of a deck that the editor knows. */
export const deckFiles = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => FILE.test(path));
};

/** Reads a file; `undefined` where the deck has none of this path. */
export const readDeckPath = (folder: string, path: string): Promise<Buffer | undefined> =>
  FILE.test(path)
    ? readFile(join(folder, path)).catch(() => undefined)
    : Promise.resolve(undefined);

/** The version of a file's content, as an entity tag; `undefined` where there is no file. */
export const versionOf = (content: Uint8Array | undefined): string | undefined =>
  content && `"${createHash('sha256').update(content).digest('base64url')}"`;

/** A problem with the path of its file in the deck's folder, such as `cards/B14.yaml:2: title: is empty`. */
const inFolder = (folder: string, problem: string): string => {
  const path = relative(process.cwd(), folder);
  return path === '' ? problem : problem.replace(`${path}${sep}`, '').replaceAll(sep, '/');
};

/** A deck as the editor's page is told of it. */
export interface DeckState {
  /** In words, with file, line and field. */
  readonly problems: readonly string[];
  /** The versions of all files, by their paths. */
  readonly versions: Readonly<Record<string, string | undefined>>;
}

/** Reads a deck's problems and the versions of its files. */
export const deckState = async (folder: string): Promise<DeckState> => {
  const paths = await deckFiles(folder);
  const versions = await Promise.all(
    paths.map(async (path) => [path, versionOf(await readDeckPath(folder, path))] as const),
  );
  const problems = await findErrors(folder);
  return {
    problems: problems.map((problem) =>
      inFolder(folder, problem).replace(/^([^:]+):(\d+): (?:([\w.-]+):)?/, '$1, line $2: $3'),
    ),
    versions: Object.fromEntries(versions),
  };
};

/** The first problem that a change would cause: in its file, or in another one that was right before. */
const problemAfter = async (
  folder: string,
  { path, content }: FileChange,
): Promise<string | undefined> => {
  const after = (await errorsAfter(folder, new Map([[path, content]]))).map((problem) =>
    inFolder(folder, problem),
  );
  if (after.length === 0) return undefined;
  const found = await findErrors(folder);
  const before = new Set(found.map((problem) => inFolder(folder, problem)));
  return after.find((problem) => problem.startsWith(`${path}:`) || !before.has(problem));
};

/** A change that the editor asks for. */
interface FileChange {
  readonly path: string;
  /** `undefined` removes the file. */
  readonly content: Uint8Array | undefined;
  /** The version that the editor has read; `undefined` where it has read none. */
  readonly base: string | undefined;
}

const KEPT =
  'Nothing is written, and your text is still in the form. Copy it, reload this page, and make your change again.';

/** The problem of a change whose file is not the one that the editor has read. */
const conflictOf = async (
  folder: string,
  { path, base }: FileChange,
): Promise<string | undefined> => {
  const now = versionOf(await readDeckPath(folder, path));
  if (now === base) return undefined;
  if (base === undefined) return `There is a file ${path} already. ${KEPT}`;
  return `${path} was ${now === undefined ? 'removed' : 'changed'} outside of the editor meanwhile. ${KEPT}`;
};

/**
 * Writes or removes a file of a deck, unless the change makes the deck wrong. Problems that it has already stay.
 * @returns the problem, in a line, for which nothing was written
 */
export const changeDeckFile = async (
  folder: string,
  change: FileChange,
): Promise<string | undefined> => {
  const { path, content } = change;
  if (!FILE.test(path)) return `${path}: the deck has no such files.`;
  if (content && content.length > LARGEST_FILE)
    return `${path} has ${Math.ceil(content.length / 1024 / 1024)} MB; 10 MB fit.`;
  const taken = /^(cards\/[A-Z0-9]{3})-\d+\.yaml$/.exec(path)?.[1];
  if (taken !== undefined && content)
    return `There is a file ${taken}.yaml already: choose another code.`;
  const early = await conflictOf(folder, change);
  if (early !== undefined) return early;
  if (!path.startsWith('pictures/')) {
    const problem = await problemAfter(folder, change);
    if (problem !== undefined) return problem;
  }
  // Again, because the deck's check takes a moment.
  const conflict = await conflictOf(folder, change);
  if (conflict !== undefined) return conflict;
  const file = join(folder, path);
  if (content === undefined) await rm(file, { force: true });
  else {
    await mkdir(dirname(file), { recursive: true });
    // Never half written: the watcher of the development server reads at any time.
    await writeFile(`${file}.tmp`, content);
    await rename(`${file}.tmp`, file);
  }
  return undefined;
};
