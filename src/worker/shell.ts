/**
 * Cache of one version's files: all or none. Hashed names have the same content in every version, so the
 * previous version's files stay for pages that are still open.
 */

import { PAGE_PREFIX } from '#lib/shared/routes.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';

/** A file of the built site. */
export interface ShellFile {
  /** Path with a leading slash. */
  readonly url: string;
  /** SHA-256 of its bytes in base64. */
  readonly revision: string;
}

/** Each language has a worker of its own. */
const OF_LANGUAGE = PAGE_PREFIX && `${PAGE_LANGUAGE}.`;

/** Prefixes of a version's cache names: of the app, and of tables. */
export const SHELL = `cd.shell.${OF_LANGUAGE}`;
export const TABLE_SHELL = `cd.tableShell.${OF_LANGUAGE}`;

/** Whether a cache has a prefix, and not that of another language as well. */
export const isShell = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && !name.slice(prefix.length).includes('.');

/** An entry that a cache gets last: an install that was killed leaves a cache without it. */
const WHOLE = '/whole';

/** Files with a content hash in their name. */
const HASHED = /^\/_astro\//;

/**
 * Drops the redirected flag: a redirected response may not answer a navigation (Fetch, 'HTTP-redirect
 * fetch').
 */
const withoutRedirect = async (answer: Response): Promise<Response> =>
  answer.redirected ? new Response(await answer.blob(), answer) : answer;

const load = async (cache: Cache, { url, revision }: ShellFile): Promise<void> => {
  const known = HASHED.test(url) ? await caches.match(url) : undefined;
  const answer =
    known ??
    // The integrity check rejects files of another version, so versions never mix.
    (await fetch(url, {
      integrity: `sha256-${revision}`,
      priority: 'low',
      cache: HASHED.test(url) ? 'default' : 'no-cache',
    }));
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  await cache.put(url, await withoutRedirect(answer));
};

/** Number of files that are downloaded at a time. */
const AT_A_TIME = 2;

/**
 * Downloads all files of a version, a few at a time.
 * @param whenIdle resolves when the next file may be downloaded
 * @throws TypeError where one is unavailable or differs from the build; the cache is deleted then
 */
export const keepShell = async (
  name: string,
  files: readonly ShellFile[],
  whenIdle: () => Promise<void>,
): Promise<void> => {
  const cache = await caches.open(name);
  const left = [...files];
  const loadRest = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) {
      await whenIdle();
      await load(cache, file);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, loadRest));
    await cache.put(WHOLE, new Response());
  } catch (error) {
    left.length = 0;
    await caches.delete(name);
    throw error;
  }
};

/** Deletes the caches with a prefix, of all versions but this one and the last whole one before it. */
export const dropOldShells = async (prefix: string, name: string): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter((other) => isShell(other, prefix) && other !== name);
  const marks = await Promise.all(others.map((other) => fileOf(other, WHOLE)));
  const previous = others.findLast((_, place) => marks[place]) ?? others.at(-1);
  const old = others.filter((other) => other !== previous);
  await Promise.all(old.map((other) => caches.delete(other)));
};

/** Returns a file of one version. */
export const fileOf = async (name: string, url: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(url);
