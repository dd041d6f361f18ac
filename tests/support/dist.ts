import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { DIST } from '#support/process.ts';

/** A file of the built site as text; `path` is the address, with a leading slash. */
export const readDist = (path: string): Promise<string> => readFile(join(DIST, path), 'utf8');

/** The size of a file of the built site, as it is stored. */
export const sizeOf = async (path: string): Promise<number> => (await stat(join(DIST, path))).size;

/** Bytes of a text on the wire. */
export const brotliSize = (text: string): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** The module scripts that a page loads by itself, with everything that they import statically. */
export const scriptsOf = async (html: string): Promise<readonly string[]> => {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    const code = await readDist(path);
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      await visit(`/_astro/${name}`);
    }
  };
  for (const [, path = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) await visit(path);
  return [...found];
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
