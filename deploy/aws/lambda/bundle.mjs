// Bundles the functions into folders that are uploaded as they are: deploy/aws/.build/api (the APIs and
// the duties, with the deck's files) and deploy/aws/.build/migrate. Prints the size of each.
//
//     node deploy/aws/lambda/bundle.mjs [folder]
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { startEnvironment } from '../../../scripts/preflight.mjs';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '..', '..');

/**
 * Files that the server reads at run time, by their path: below the folder that stands for `server`,
 * as seen from the one file that a bundle is.
 */
const DATA = [
  [startEnvironment()['DECK_DIR'] || 'deck', 'deck'],
  ['server/tables/record/fonts', 'fonts'],
  ['design/tokens.css', 'design/tokens.css'],
];

/** Where a bundled module finds its file, by what its source says. */
const PLACES = [
  [/join\(import\.meta\.dirname, '\.\.', '\.\.', 'deck'\)/, "join(import.meta.dirname, 'deck')"],
  [/new URL\(`\.\.\/fonts\//, 'new URL(`./fonts/'],
  [/new URL\('\.\.\/\.\.\/design\/tokens\.css'/, "new URL('./design/tokens.css'"],
];

/** A module that looks for a file beside itself finds it beside the bundle. */
const places = {
  name: 'places',
  setup: ({ onLoad, onEnd }) => {
    const left = new Set(PLACES);
    onLoad({ filter: /[\\/](server)[\\/].*\.ts$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      if (!contents.includes('import.meta')) return undefined;
      for (const place of PLACES) {
        const [from, to] = place;
        if (!from.test(contents)) continue;
        left.delete(place);
        contents = contents.replace(from, to);
      }
      return { contents, loader: 'ts' };
    });
    onEnd(() =>
      left.size === 0
        ? undefined
        : { errors: [...left].map(([from]) => ({ text: `No source says ${from} any more.` })) },
    );
  },
};

/**
 * The package that draws PDFs asks for the measures of its fonts by names of its own, at run time and out of
 * sight of a bundler; said like this they are bundled.
 */
const fonts = {
  name: 'fonts',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]pdfkit\.node\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replaceAll(
        "require$1('#standard-fonts/",
        "require('#standard-fonts/",
      );
      const errors =
        contents === source ? [{ text: 'pdfkit asks for its fonts another way.' }] : [];
      return { contents, loader: 'js', errors };
    });
  },
};

/** Packages that a function never reaches: SQLite, the provider, mail and tracing of a machine's server. */
const NEVER = ['@node-rs/argon2', 'oidc-provider', 'nodemailer', 'pg-native', 'node:sqlite'];

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);

const bundleInto = async (folder, entries, plugins) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: entries.map((name) => join(PACKAGE, 'lambda', `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    keepNames: true,
    plugins,
    external: NEVER,
    logLevel: 'warning',
    // Packages of CommonJS ask for Node's own modules.
    banner: {
      js: "import { createRequire as madeRequire } from 'node:module'; const require = madeRequire(import.meta.url);",
    },
  });
};

/**
 * Makes both folders.
 * @param into the folder of the builds
 * @returns how many bytes each holds
 */
export const bundle = async (into = join(PACKAGE, '.build')) => {
  const api = join(into, 'api');
  const migrate = join(into, 'migrate');
  await bundleInto(api, ['api', 'duties'], [places, fonts]);
  await bundleInto(migrate, ['migrate'], []);
  // The built site has the deck's pictures.
  const pictures = resolve(ROOT, DATA[0][0], 'pictures');
  const filter = (path) => path !== pictures;
  for (const [from, to] of DATA)
    cpSync(resolve(ROOT, from), join(api, to), { recursive: true, filter });
  return { bytes: { api: bytesIn(api), migrate: bytesIn(migrate) } };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { bytes } = await bundle(process.argv[2]);
  for (const [name, size] of Object.entries(bytes))
    console.log(`${name}: ${(size / 1024 / 1024).toFixed(1)} MB`);
}
