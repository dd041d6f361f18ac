/**
 * The files of one version of the product, kept as one: all of them or none. Hashed names mean the same
 * in every version, so the files of the version before stay for pages that are still open.
 */

/** A file of the built site, as the build lists it. */
export interface ShellFile {
  /** Its address, with a leading slash. */
  readonly url: string;
  /** SHA-256 of its bytes in base64. */
  readonly revision: string;
}

/** How the name of the cache of a version begins. */
export const SHELL = 'cd.shell.';

/** Files whose names say what is in them. */
const HASHED = /^\/_astro\//;

/** A page that was redirected may not answer a navigation (Fetch, 'HTTP-redirect fetch'). */
const withoutRedirect = async (answer: Response): Promise<Response> =>
  answer.redirected ? new Response(await answer.blob(), answer) : answer;

const load = async (cache: Cache, { url, revision }: ShellFile): Promise<void> => {
  const known = HASHED.test(url) ? await caches.match(url) : undefined;
  const answer =
    known ??
    // A file of another version has another digest: no version is ever mixed with its neighbour.
    (await fetch(url, {
      integrity: `sha256-${revision}`,
      cache: HASHED.test(url) ? 'default' : 'no-cache',
    }));
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  await cache.put(url, await withoutRedirect(answer));
};

/**
 * Downloads all files of a version.
 * @throws TypeError where one cannot be had, or is not what the build made; nothing is kept then
 */
export const keepShell = async (name: string, files: readonly ShellFile[]): Promise<void> => {
  const cache = await caches.open(name);
  try {
    await Promise.all(files.map((file) => load(cache, file)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
};

/** Deletes the files of all versions but this one and the one before it. */
export const dropOldShells = async (name: string): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter((other) => other.startsWith(SHELL) && other !== name);
  await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
};

/** A file of this very version. */
export const fileOf = async (name: string, url: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(url);
