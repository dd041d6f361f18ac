// @ts-check
// The largest paint of the landing page on Lighthouse's phone, compared with a page of 1 kB from the same
// server in the same round.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DIST } from '#support/site/dist.ts';

import { rangeOf, ROUNDS } from './figures.mjs';
import { withLighthouse } from './lighthouse-visit.mjs';

const GOAL = { atMost: 1.3 };
/** Attempts of a visit: one without a paint is repeated. */
const ATTEMPTS = 3;
const SMALL_PAGE = 'page-of-1-kb.html';

/** The text of the login card only, padded to 1 kB with a comment. */
const smallPage = () => {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>A page of 1 kB</title></head><body><h1>Welcome innovators.</h1><p>Sign in or create a new account to use ' +
    'the free companion app.</p></body></html>';
  return `${html}<!--${'-'.repeat(1024 - html.length - '<!-- -->'.length)} -->`;
};

export const title = 'Largest paint, phone';

export const about =
  "Lighthouse's phone profile, which simulates a slow network and a slow processor, on both pages in turns, " +
  `${ROUNDS} rounds; the ratio is of one round. A first visit, with the server on the same machine. Not shown: name ` +
  'resolution, a distant server, a real phone.';

/**
 * Runs Lighthouse on both pages in turns.
 * @returns {Promise<import('./figures.mjs').Figures>} ms
 */
export const bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dck-paint-'));
  const site = join(folder, 'site');
  cpSync(DIST, site, { recursive: true });
  writeFileSync(join(site, SMALL_PAGE), smallPage());
  try {
    return await withLighthouse(async ({ visit }) => {
      const paints = async (/** @type {string} */ path) => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const { values } = await visit(path, {
            onlyAudits: ['first-contentful-paint', 'largest-contentful-paint'],
          });
          const first = values['first-contentful-paint'];
          const largest = values['largest-contentful-paint'];
          if (first !== undefined && largest !== undefined) return { first, largest };
        }
        throw new Error(`Lighthouse saw no paint of ${path}.`);
      };
      /** @type {{ first: number, largest: number }[][]} */
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push([await paints(`/${SMALL_PAGE}`), await paints('/')]);
      const small = rounds.map(([page]) => page?.largest ?? Number.NaN);
      return Object.fromEntries(
        ['page of 1 kB', 'landing page'].map((name, place) => {
          const largest = rounds.map((pages) => pages[place]?.largest ?? Number.NaN);
          const ratios = largest.map((ms, round) => ms / (small[round] ?? Number.NaN));
          return [
            name,
            {
              'first paint, ms': rangeOf(rounds.map((pages) => pages[place]?.first ?? Number.NaN)),
              'largest paint, ms': rangeOf(largest),
              'ratio to 1 kB': rangeOf(ratios, place === 1 ? GOAL : undefined),
            },
          ];
        }),
      );
    }, site);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
