import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The folder of the built site; `npm test` builds it before any test runs. */
export const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** A file of the built site as text; `path` is the address, with a leading slash. */
export const readDist = (path: string): Promise<string> => readFile(join(DIST, path), 'utf8');

/** The size of a file of the built site, as it is stored. */
export const sizeOf = async (path: string): Promise<number> => (await stat(join(DIST, path))).size;

/** Bytes of a text on the wire. */
export const brotliSize = (text: string): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
const ANY_IMPORT = /(?:from|import)[\s(]*["`]\.\/([^"`]+\.js)["`]/g;

/** Module scripts with everything that they import. */
const withImports = async (paths: readonly string[], imports: RegExp): Promise<string[]> => {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    const code = await readDist(path);
    for (const [, name = ''] of code.matchAll(imports)) await visit(`/_astro/${name}`);
  };
  for (const path of paths) await visit(path);
  return [...found];
};

const scriptFilesOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);

/** The module scripts that a page loads by itself, with everything that they import statically. */
export const scriptsOf = (html: string): Promise<readonly string[]> =>
  withImports(scriptFilesOf(html), STATIC_IMPORT);

/** What the islands of a page load to come to life, beyond what its other scripts load. */
export const islandScriptsOf = async (html: string): Promise<readonly string[]> => {
  const others = await scriptsOf(html);
  const roots = [...html.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)];
  const all = await withImports(
    roots.map(([, path = '']) => path),
    STATIC_IMPORT,
  );
  return all.filter((path) => !others.includes(path));
};

/** What a page's guard loads, now or later, beyond what the page's other scripts load. */
export const guardScriptsOf = async (html: string): Promise<readonly string[]> => {
  const files = scriptFilesOf(html);
  const isGuard = (path: string): boolean => path.includes('/Guard.');
  const others = await withImports(
    files.filter((path) => !isGuard(path)),
    STATIC_IMPORT,
  );
  const guard = await withImports(files.filter(isGuard), ANY_IMPORT);
  return guard.filter((path) => !others.includes(path));
};

/** The text of the scripts that stand in a page and run. */
export const inlineScriptsOf = (html: string): string =>
  [
    ...html.matchAll(
      /<script(?![^>]* src=)(?![^>]*json|[^>]*speculation)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
    .map(([, code]) => code)
    .join('\n');

/** The stylesheets that a page links to. */
export const stylesheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)].flatMap(([link]) => {
    const path = /href="([^"]+)"/.exec(link)?.[1];
    return path === undefined ? [] : [path];
  });
