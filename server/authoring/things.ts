import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { readSource, readSourceNames, type SourceFile } from '#server/catalogue/source.ts';
import { KINDS, type DeckKind } from '#server/catalogue/kinds.ts';
import type { Thing } from './table.ts';

/** A thing of the deck in its file. */
export interface FiledThing {
  /** The file's name, without its extension. */
  readonly name: string;
  /** The file's path in the deck. */
  readonly path: string;
  readonly thing: Thing;
  readonly source: SourceFile;
  /** The file's text. */
  readonly text: string;
}

/** Reads the things of a kind, in the order of their files. */
export const readThings = async (
  folder: string,
  kind: DeckKind,
): Promise<readonly FiledThing[]> => {
  const files = await readSourceNames(join(folder, kind), KINDS[kind]);
  return Promise.all(
    files.map(async (file) => {
      const source = await readSource(join(folder, kind), file);
      const text = await readFile(join(folder, kind, file), 'utf8');
      const name = basename(file, KINDS[kind]);
      const thing = (source.document.toJS() ?? {}) as Thing;
      return { name, path: join(kind, file), thing, source, text };
    }),
  );
};
