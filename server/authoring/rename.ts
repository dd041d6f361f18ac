import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

import { CardCode } from '#contract/cards.ts';
import { counted } from '#lib/shared/text.ts';
import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { UsageError } from '#server/shared/usage-error.ts';
import { commandFolder } from './command-folder.ts';
import { errorsAfter } from './parse-all.ts';
import { writeChanges } from './pending.ts';

/**
 * Finds a code where a file refers to a card: as the value of `code`, `card`, `sample` or `samples`, as the name of a
 * field in a translation, in a link, and, for a code of letters and digits, in a text, as in '(E38)'.
 */
const referenceTo = (code: string): RegExp => {
  const isWord = /[A-Z]/.test(code) && /\d/.test(code);
  return isWord
    ? new RegExp(String.raw`(?<![\p{L}\p{N}])${code}(?![\p{L}\p{N}])`, 'gu')
    : new RegExp(
        String.raw`(?<=\b(?:code|card|sample): *['"]?)${code}\b|(?<=\/(?:browse|c)\/)${code}\b|(?<=^samples:.*\W)${code}\b|(?<=\()${code}(?=\))|(?<=^ +['"]?)${code}(?=['"]?:)`,
        'gm',
      );
};

/** The text files of a deck, by their paths. */
const textFiles = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter(
    (path) => /\.(?:yaml|md)$/.test(path) && !path.startsWith('.'),
  );

/** `npm run deck -- rename B14 B15` */
export const renameCard = async (shell: Shell, args: string[]): Promise<void> => {
  const [from, to, ...more] = args.map((code) => code.toUpperCase());
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError('rename takes two codes.');
  for (const code of [from, to])
    if (!CardCode.safeParse(code).success)
      throw new UsageError(`${code} is no code: three letters or digits.`);
  const folder = await commandFolder(shell);
  const fileOf = (code: string): string => join('cards', `${code}.yaml`);
  if (!existsSync(join(folder, fileOf(from))))
    throw new StartError(`The deck has no card ${from}.`);
  if (existsSync(join(folder, fileOf(to))))
    throw new StartError(`The deck has a card ${to} already.`);
  /** The card's file, in the main language or in another. */
  const isFileOf = (path: string): boolean =>
    path === fileOf(from) || path.endsWith(join(sep, fileOf(from)));
  const changes = new Map<string, string | undefined>();
  for (const path of await textFiles(folder)) {
    const text = await readFile(join(folder, path), 'utf8');
    const renamed = text.replaceAll(referenceTo(from), to);
    if (isFileOf(path)) {
      changes.set(path, undefined);
      changes.set(join(dirname(path), `${to}.yaml`), renamed);
    } else if (renamed !== text) changes.set(path, renamed);
  }
  const errors = await errorsAfter(folder, changes);
  for (const error of errors) shell.stdout.write(`${error}\n`);
  if (errors.length > 0) throw new StartError('Nothing is written');
  await writeChanges(folder, changes);
  const written = [...changes.values()].filter((text) => text !== undefined).length;
  shell.stdout.write(
    `${from} is ${to} now, in ${counted(written, 'file')}. Printed cards, and the hands and notes of people, still say ${from}.\n`,
  );
};
