import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

import { inject, onTestFinished, vi } from 'vitest';

import type { DatabasePlace } from '#server/db/open.ts';
import { makeDatabase } from '#support/database/database.ts';
import { findPrograms } from '#support/database/postgres.ts';
import { startProduct, type Product } from '#support/process/product.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

import type { Used } from '../../fixtures/data/used.ts';

/** The stored databases (tests/fixtures/data/README.md). */
export const OLD_DATA = join(import.meta.dirname, '..', '..', 'fixtures', 'data');

/** The versions that have left one, oldest first. */
export const OLD_VERSIONS = (await readdir(OLD_DATA, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const unpack = async (version: string, name: string): Promise<Buffer> =>
  gunzipSync(await readFile(join(OLD_DATA, version, name)));

/** A copy of the database of a version, on the engine of the suite, as that version has left it. */
const copyOldData = async (version: string): Promise<DatabasePlace> => {
  const { place } = await makeDatabase({ untouched: true });
  if ('file' in place) {
    await writeFile(place.file, await unpack(version, 'dck.sqlite.gz'), { mode: 0o600 });
    return place;
  }
  const script = join(await makeTemporaryFolder(), 'dck.sql');
  await writeFile(script, await unpack(version, 'dck.sql.gz'));
  const psql = join(findPrograms() ?? '', 'psql');
  await promisify(execFile)(psql, [place.url, '-q', '-v', 'ON_ERROR_STOP=1', '-f', script]);
  return place;
};

/** The known database of a version on the engine of the suite. */
const readUsed = async (version: string): Promise<Used> => {
  const engine = inject('postgres') === undefined ? 'sqlite' : 'postgres';
  return JSON.parse(await readFile(join(OLD_DATA, version, `${engine}.json`), 'utf8')) as Used;
};

/** How long after its last use a version is updated, in ms: access tokens are over, sessions are not. */
const LATER = 2 * 60 * 60_000;

/** Sends a request to a port of this machine under the address that it is for; `fetch` sets its own `Host`. */
const sendTo = (port: number, target: URL, init: RequestInit): Promise<Response> => {
  const asked = new Request(target, init);
  const { host, pathname, search } = target;
  const headers: Record<string, string> = {
    ...Object.fromEntries(new Headers(init.headers)),
    host,
  };
  for (const [name, value] of asked.headers) headers[name] ??= value;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname + search, method: asked.method, headers },
      (answer) => {
        const given = new Headers();
        for (const [name, values] of Object.entries(answer.headersDistinct))
          for (const value of values ?? []) given.append(name, value);
        const { statusCode: status = 0 } = answer;
        void buffer(answer).then((body) => {
          const made = new Response(status === 204 ? null : body, { status, headers: given });
          // The server's library puts another class in the place of `Response`, whose `json` cannot be set.
          const json = { value: () => made.text().then(JSON.parse), writable: true };
          resolve(Object.defineProperty(made, 'json', json));
        }, reject);
      },
    );
    sent.on('error', reject);
    void asked.arrayBuffer().then((body) => sent.end(Buffer.from(body)), reject);
  });
};

/**
 * Lets requests to one address go to another port of this machine, until the test ends: tokens belong to the
 * address that they were made at, and its port may be in use.
 */
const redirectPort = (origin: string, port: number): void => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (target: string | URL, init: RequestInit = {}) => {
    const url = new URL(target);
    return url.origin === origin ? sendTo(port, url, init) : fetch(url, init);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
};

/** Starts the product on the data of a version, at its address, two hours after it was last used. */
export const updateFrom = async (
  version: string,
): Promise<{ readonly product: Product; readonly used: Used }> => {
  const used = await readUsed(version);
  vi.useFakeTimers({ now: used.usedAt + LATER, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await copyOldData(version);
  const product = await startProduct({ database, origin: used.origin });
  redirectPort(used.origin, product.port);
  return { product: { ...product, origin: used.origin }, used };
};
