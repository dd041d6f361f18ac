import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { parse } from 'yaml';

import type { Stream } from '#contract/cards.ts';
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
      const { title, stream, ideas, images } = parse(
        await readFile(join(folder, `${slug}.yaml`), 'utf8'),
      ) as {
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
