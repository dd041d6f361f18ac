import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The folder of the built site: in tests that of the tests' deck, which `npm test` builds. */
export const DIST = process.env['SITE_DIR'] ?? join(import.meta.dirname, '..', '..', '..', 'dist');

/** A file of the built site as text; `path` is the address, with a leading slash. */
export const readDist = (path: string): Promise<string> => readFile(join(DIST, path), 'utf8');

/** The size of a file of the built site, as it is stored. */
export const sizeOf = async (path: string): Promise<number> => (await stat(join(DIST, path))).size;

/** The addresses of the built pages' files, as they are stored. */
export const pagesOfDist = async (): Promise<string[]> =>
  (await readdir(DIST, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name}`);

/** How many files of a type stand for all of it. */
const OF_A_TYPE = 2;

/** Addresses of files of the built site: a few of each type, precompressed ones among them. */
export const someFiles = async (): Promise<string[]> => {
  const kept = new Map<string, string[]>();
  for (const name of (await readdir(DIST, { recursive: true })).toSorted()) {
    // The build's hash is no part of a type: app.B2xYfIYa.js.br is a .js.br.
    const type = /\.[\w.]+$/.exec(name.replace(/\.[\w-]{8}(?=\.)/, ''))?.[0];
    const others = kept.get(type ?? '') ?? [];
    if (type !== undefined && others.length < OF_A_TYPE) kept.set(type, [...others, `/${name}`]);
  }
  return [...kept.values()].flat();
};

/** The address of the largest file of the built site. */
export const largestFile = async (): Promise<string> => {
  const names = await readdir(DIST, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: await sizeOf(name) })));
  return `/${sizes.toSorted((one, other) => other.size - one.size)[0]?.name}`;
};

/** Bytes of a text on the wire. */
export const brotliSize = (text: string): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** Module scripts with everything that they import. */
const withImports = async (paths: readonly string[]): Promise<string[]> => {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    const code = await readDist(path);
    for (const [, name = ''] of code.matchAll(STATIC_IMPORT)) await visit(`/_astro/${name}`);
  };
  for (const path of paths) await visit(path);
  return [...found];
};

/** The script files that a page loads once it has been painted. */
export const lateScriptFilesOf = (html: string): string[] =>
  /<meta name="late-scripts" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

/** The script files that a page's tags ask for. */
export const taggedScriptFilesOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);

const scriptFilesOf = (html: string): string[] => [
  ...taggedScriptFilesOf(html),
  ...lateScriptFilesOf(html),
];

/** The module scripts that a page loads by itself, with everything that they import statically. */
export const scriptsOf = (html: string): Promise<readonly string[]> =>
  withImports(scriptFilesOf(html));

/** Scripts that a page's islands load to hydrate, beyond those of the page. */
export const islandScriptsOf = async (html: string): Promise<readonly string[]> => {
  const others = await scriptsOf(html);
  const roots = [...html.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)];
  const all = await withImports(roots.map(([, path = '']) => path));
  return all.filter((path) => !others.includes(path));
};

/** The script files that a page may load, at any time: those that it names, or a script of them. */
const reachableFrom = async (html: string): Promise<ReadonlySet<string>> => {
  const there = new Set(await readdir(join(DIST, '_astro')));
  const found = new Set<string>();
  const look = async (text: string): Promise<void> => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      if (!there.has(name) || found.has(name)) continue;
      found.add(name);
      await look(await readDist(`/_astro/${name}`));
    }
  };
  await look(html);
  return found;
};

/** Scripts that load once a page is there, with all that they import, beyond those of the page. */
const laterScriptsOf = async (html: string, pattern: RegExp): Promise<string[]> => {
  const before = new Set([...(await scriptsOf(html)), ...(await islandScriptsOf(html))]);
  const named = [...(await reachableFrom(html))].filter((name) => pattern.test(name));
  const later = await withImports(named.map((name) => `/_astro/${name}`));
  return later.filter((path) => !before.has(path));
};

/** Scripts with which a page's guard reads the session. */
export const guardScriptsOf = (html: string): Promise<string[]> =>
  laterScriptsOf(html, /^amplify\./);

/** Scripts of My Cards and of what works offline, which load once the session is known. */
export const besideScriptsOf = (html: string): Promise<string[]> =>
  laterScriptsOf(html, /^(my|offline)\.store\./);

/** Scripts that a guest of a table loads: those of the page, its island and the view of a guest. */
export const guestScriptsOf = async (html: string): Promise<string[]> => [
  ...(await scriptsOf(html)),
  ...(await islandScriptsOf(html)),
  ...(await laterScriptsOf(html, /^GuestTable\./)),
];

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
