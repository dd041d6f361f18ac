import { createHash } from 'node:crypto';
import { cp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

import { askHonestly } from '#support/process/probes.ts';
import type { Product } from '#support/process/product-process.ts';
import { DIST, someFiles } from '#support/site/dist.ts';

/** Requests under way at a time. */
const PARALLEL = 8;
const PATIENCE = 10_000;
const PATHS = ['/', '/browse/B12', '/settings', '/saved/', '/nowhere', '/_astro/gone.js', '/r'];
const ENCODINGS = ['br', 'gzip', 'identity'];

interface Ask {
  readonly path: string;
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
}

/** Must stay the same: status, the headers that describe the content, and the bytes. */
const ask = (origin: string, { path, method, headers }: Ask): Promise<string> =>
  new Promise((resolve, reject) => {
    request(new URL(path, origin), { method, headers })
      .on('response', (answer) => {
        const hash = createHash('sha256');
        answer.on('data', (part: Buffer) => hash.update(part)).on('error', reject);
        answer.on('end', () => {
          const { etag, location } = answer.headers;
          const kind = [answer.headers['content-type'], answer.headers['content-encoding']];
          resolve(JSON.stringify([answer.statusCode, etag, location, kind, hash.digest('hex')]));
        });
      })
      .on('error', reject)
      .end();
  });

const everyAsk = async (): Promise<Ask[]> =>
  [...PATHS, ...(await someFiles())].flatMap((path) =>
    ENCODINGS.flatMap((encoding) =>
      (['GET', 'HEAD'] as const).map((method) => ({
        path,
        method,
        headers: { 'Accept-Encoding': encoding },
      })),
    ),
  );

export interface RebuildReport {
  /** How many answers came while the folder was gone or half there. */
  readonly answers: number;
  /** Answers that were not what they had been. */
  readonly wrong: readonly string[];
}

/**
 * Deletes a site's folder and puts it back while its server is under load.
 * @param product one that serves a copy of the built site
 * @param answers how many have to come while it is gone, and after it came back
 */
export const rebuildUnderLoad = async (
  { origin, place: { site = '' }, complaints }: Product,
  answers: number,
): Promise<RebuildReport> => {
  const asks = await everyAsk();
  const right = new Map<Ask, string>();
  for (const each of asks) right.set(each, await ask(origin, each));
  const wrong: string[] = [];
  const report = { answers: 0, wrong };
  const over = new AbortController();
  const work = async (first: number): Promise<void> => {
    for (let at = first; !over.signal.aborted; at += PARALLEL) {
      const each = asks[at % asks.length];
      if (each === undefined) return;
      const answer = await ask(origin, each).catch(String);
      if (answer !== right.get(each)) {
        wrong.push(`${JSON.stringify(each)}: ${answer} instead of ${right.get(each)}`);
        over.abort();
      }
      report.answers += 1;
    }
  };
  const working = Promise.all(Array.from({ length: PARALLEL }, (_, first) => work(first)));
  const more = async (): Promise<void> => {
    const enough = report.answers + answers;
    while (report.answers < enough && !over.signal.aborted) {
      await askHonestly(origin, '/healthz', PATIENCE).catch(String);
    }
  };
  for (const name of await readdir(site)) await rm(join(site, name), { recursive: true });
  await more();
  await cp(DIST, site, { recursive: true });
  await more();
  over.abort();
  await working;
  if (wrong.length > 0) wrong.push(complaints());
  return report;
};
