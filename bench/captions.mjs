// @ts-check
// How long `POST /thanks/social` takes: the real API in process, over a database on disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createRoutes } from '../server/api.ts';
import { openDatabase } from '../server/db/open.ts';
import { DECK_DIR, loadDeck } from '../server/catalogue/load.ts';
import { createTableService } from '../server/tables/table-service.ts';
import { captionRequest, DEFAULT_CHOICES } from '../src/lib/captions/captions.ts';

const REQUESTS = 1000;
/** Of one address, so that the limit lets all of them through. */
const PER_ADDRESS = 100;

/** Method and limits of the measurement. */
export const aboutCaptions =
  '1,000 calls of the API in process over a database on disk, one after the other, without ' +
  'a socket. It does not show a caption by a language model, nor 64 callers at once: that ' +
  'is `POST social` at the API.';

/**
 * Measures the caption generator.
 * @returns {Promise<import('./figures.mjs').Figures>} median and 99th percentile in milliseconds
 */
export const benchCaptions = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const db = await openDatabase({ file: join(folder, 'dck.sqlite') });
  const deck = await loadDeck(DECK_DIR);
  let address = '';
  const caller = { clock: Date.now, addressOf: () => address };
  const xsrf = { keys: [], origin: 'http://localhost' };
  const log = () => undefined;
  const accountExists = async () => true;
  const tables = createTableService({
    db,
    cards: deck.cards,
    clock: Date.now,
    log,
    origin: xsrf.origin,
    accountExists,
  });
  const app = createRoutes({
    db,
    deck,
    verify: async () => undefined,
    accountExists,
    log,
    xsrf,
    tables,
    ...caller,
  });
  const times = [];
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    address = `10.0.0.${Math.floor(sent / PER_ADDRESS)}`;
    const body = JSON.stringify(captionRequest(DEFAULT_CHOICES, sent));
    const began = performance.now();
    const answer = await app.request('/thanks/social', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await answer.json();
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`POST /thanks/social answered ${answer.status}.`);
  }
  tables.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  return {
    'POST /thanks/social, ms (median)': times[REQUESTS / 2] ?? 0,
    'POST /thanks/social, ms (p99)': times[Math.floor(REQUESTS * 0.99)] ?? 0,
  };
};
