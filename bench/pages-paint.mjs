// @ts-check
// The largest paint of the landing page on Lighthouse's phone, beside a page of 1 kB from the same server
// in the same run, and beside the addresses that DCK_BENCH_BESIDE names: `name=address,name=address`.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';
import { DIST } from '#support/site/dist.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { rangeOf } from './figures.mjs';
import { visitByLighthouse } from './lighthouse-visit.mjs';

const RUNS = 5;
/** Attempts of a run: one without a paint is repeated. */
const TRIES = 3;
const OURS = 'landing page';
const GOAL = { atMost: 1.3 };
const SMALL_PAGE = 'page-of-1-kb.html';

const WORDS =
  'First step towards growth is already done! Sign in or create a new account to use the free companion app.';

/** The text of the login card only, padded to 1 kB with a comment. */
const smallPage = () => {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A page of 1 kB</title></head><body><h1>Welcome innovators.</h1><p>${WORDS}</p><p><a href="/dash">I have an account</a> <a href="/dash?signup">Sign Up</a></p></body></html>`;
  return `${html}<!--${'-'.repeat(1024 - html.length - '<!-- -->'.length)} -->`;
};

/** Further pages, by name. */
const beside = () =>
  (process.env['DCK_BENCH_BESIDE'] ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...address] = pair.split('=');
      return { name, url: address.join('=') };
    });

/** The times of one visit in ms, as Lighthouse estimates them for its phone. */
const visit = async (/** @type {string} */ url, /** @type {number} */ port, tries = TRIES) => {
  const { values } = await visitByLighthouse(url, {
    port,
    onlyAudits: ['first-contentful-paint', 'largest-contentful-paint'],
  });
  const first = values['first-contentful-paint'];
  const largest = values['largest-contentful-paint'];
  if (first !== undefined && largest !== undefined) return { first, largest };
  if (tries <= 1) throw new Error(`Lighthouse saw no paint of ${url}.`);
  return visit(url, port, tries - 1);
};

/** Method and limits of the measurement. */
export const aboutPaint =
  "Lighthouse's phone profile, which computes a slow network and a slowed processor from what it saw, on pages " +
  'in turns, five times each; the ratio is that to the page of 1 kB in the same turn. A visitor who has never been ' +
  'here, and a server next door: it does not show what a name server, a far server or a real phone add.';

/**
 * Runs Lighthouse on every page in turns.
 * @returns {Promise<import('./figures.mjs').Figures>} ms
 */
export const benchPaint = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const folder = mkdtempSync(join(tmpdir(), 'dck-paint-'));
  const site = join(folder, 'site');
  cpSync(DIST, site, { recursive: true });
  writeFileSync(join(site, SMALL_PAGE), smallPage());
  const port = await freePort();
  const product = await startProductProcess({
    port: await freePort(),
    dataDir: join(folder, 'data'),
    site,
  });
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const pages = [
    { name: 'page of 1 kB', url: `${product.origin}/${SMALL_PAGE}` },
    { name: OURS, url: `${product.origin}/` },
    ...beside(),
  ].map(({ name, url }) => ({ name, url, firsts: [0].slice(1), largests: [0].slice(1) }));
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const { url, firsts, largests } of pages) {
        const { first, largest } = await visit(url, port);
        firsts.push(first);
        largests.push(largest);
      }
    }
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  const small = pages[0]?.largests ?? [];
  return Object.fromEntries(
    pages.map(({ name, firsts, largests }) => [
      name,
      {
        'first paint, ms': rangeOf(firsts),
        'largest paint, ms': rangeOf(largests),
        'ratio to 1 kB': rangeOf(
          largests.map((largest, run) => largest / (small[run] ?? Number.NaN)),
          name === OURS ? GOAL : undefined,
        ),
      },
    ]),
  );
};
