import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { Stream } from '#contract/cards.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';
import { readSource, type SourceFile } from '#server/catalogue/source.ts';
import { translate } from '#server/catalogue/translation.ts';
import { deckFolder } from './open-deck.ts';

/**
 * The folder of a kind of public content: the deck's own where it has one.
 * @returns an absolute path
 */
export const contentFolder = (kind: 'faq' | 'showcase' | 'legal'): string => {
  const own = join(deckFolder(), kind);
  return kind !== 'legal' && existsSync(own)
    ? own
    : join(import.meta.dirname, '..', 'src', 'content', kind);
};

/**
 * The folder of a kind of public content in the pages' language, below that of the main language's files.
 * @returns an absolute path, which may not exist
 */
const translatedFolder = (kind: 'faq' | 'showcase' | 'legal'): string => {
  const main = contentFolder(kind);
  return join(dirname(main), PAGE_LANGUAGE, kind);
};

/**
 * Puts the texts of the pages' language over the files of the main one, which stand alone where there are none.
 * @throws StartError with file and line for a text that does not fit
 */
export const inPageLanguage = async (
  kind: 'faq' | 'showcase' | 'legal',
  files: readonly SourceFile[],
): Promise<readonly SourceFile[]> => {
  const folder = translatedFolder(kind);
  if (!existsSync(folder)) return files;
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file.name);
      return existsSync(join(folder, name))
        ? translate(file, await readSource(folder, name))
        : file;
    }),
  );
};

/** The fields of a case of the showcase in the pages' language. */
export const caseFields = async (slug: string): Promise<object> => {
  const main = await readSource(contentFolder('showcase'), `${slug}.yaml`);
  const [file = main] = await inPageLanguage('showcase', [main]);
  return file.fields as object;
};

/** A case of the showcase, as far as its link picture shows it. */
export interface CaseFile {
  readonly slug: string;
  readonly title: string;
  readonly stream: Stream;
  /** Codes of the cards from which it grew. */
  readonly cards: readonly string[];
  /** The file of its first picture. */
  readonly picture: string;
}

/** Slugs of the cases in the folder of the showcase. */
export const caseSlugs = async (): Promise<readonly string[]> =>
  (await readdir(contentFolder('showcase'))).flatMap((name) =>
    name.endsWith('.yaml') ? basename(name, '.yaml') : [],
  );

/** Reads the cases of the showcase, whose fields src/content.config.ts checks. */
export const readCases = async (): Promise<readonly CaseFile[]> => {
  const folder = contentFolder('showcase');
  return Promise.all(
    (await caseSlugs()).map(async (slug) => {
      const { title, stream, ideas, images } = (await caseFields(slug)) as {
        readonly title: string;
        readonly stream: Stream;
        readonly ideas: readonly { readonly card: string }[];
        readonly images: readonly { readonly src: string }[];
      };
      return {
        slug,
        title,
        stream,
        cards: ideas.map((idea) => idea.card),
        picture: join(folder, images[0]?.src ?? ''),
      };
    }),
  );
};
