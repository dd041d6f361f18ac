// @ts-check
// The facts of the deck in the built scripts: the modules of server/shared/facts are constants there.
import { basename, dirname, join } from 'node:path';

import { factsFile, readConstants } from '../server/shared/facts/read.ts';

const FOLDER = join(import.meta.dirname, '..', 'server', 'shared', 'facts');

/** The code of a module of constants; `undefined` for all other files. */
const codeOf = (/** @type {string} */ file) => {
  if (dirname(file) !== FOLDER) return undefined;
  const [, constants] =
    Object.entries(readConstants()).find(([name]) => `${name}.ts` === basename(file)) ?? [];
  return (
    constants &&
    Object.entries(constants)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n')
  );
};

/**
 * For pages and islands. In development a change of the file loads them again.
 * @returns {import('vite').Plugin}
 */
export const deckFacts = () => ({
  name: 'dck-deck-facts',
  enforce: 'pre',
  load: {
    handler(id) {
      const code = codeOf(id);
      if (code !== undefined) this.addWatchFile(factsFile());
      return code;
    },
  },
});

/**
 * The same for scripts that esbuild bundles.
 * @type {import('esbuild').Plugin}
 */
export const bundledDeckFacts = {
  name: 'deck-facts',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = codeOf(path);
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};
