// @ts-check
// Lighthouse's scores of the main pages on its phone profile: public pages first, then pages of a member.
import { signUpAt } from '#support/browser/fixtures.ts';

import { caseSlugs } from '../scripts/content-folder.ts';
import { namesIn } from './deck.mjs';
import { ROUNDS } from './figures.mjs';
import { withLighthouse } from './lighthouse-visit.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const CARD = namesIn('cards')[0];
const PUBLIC = [
  '/',
  '/faq',
  '/about',
  '/showcase',
  `/showcase/${(await caseSlugs())[0]}`,
  `/c/${CARD}`,
];
const SIGNED_IN = [`/browse/${CARD}`, '/browse', `/articles/${namesIn('articles')[0]}`];

export const title = 'Lighthouse, phone';

export const about =
  "Lighthouse's phone profile, which simulates a slow network and a slow processor; of " +
  `${ROUNDS} runs the median one. Not shown: a real phone, and a repeated visit.`;

/**
 * Runs Lighthouse on every page.
 * @returns {Promise<import('./figures.mjs').Figures>} scores from 0 to 100, and times
 */
export const bench = () =>
  withLighthouse(async ({ browser, visit }) => {
    const measure = async (/** @type {string} */ path, isSignedIn = false) => {
      const flags = {
        disableStorageReset: isSignedIn,
        onlyCategories: isSignedIn ? CATEGORIES : [...CATEGORIES, 'seo'],
      };
      const { reached, scores, values } = await visit(path, flags, ROUNDS);
      if (new URL(reached).pathname !== path) throw new Error(`${path} led to ${reached}.`);
      return {
        ...Object.fromEntries(
          Object.entries(scores).map(([name, score]) => [name, Math.round((score ?? 0) * 100)]),
        ),
        'layout shift': values['cumulative-layout-shift'] ?? Number.NaN,
        'blocking time, ms': values['total-blocking-time'] ?? Number.NaN,
        'largest paint, ms': values['largest-contentful-paint'] ?? Number.NaN,
      };
    };
    /** @type {import('./figures.mjs').Figures} */
    const figures = {};
    for (const path of PUBLIC) figures[path] = await measure(path);
    const page = await browser.newPage();
    await signUpAt(page, '/tools');
    await page.close();
    for (const path of SIGNED_IN) figures[path] = await measure(path, true);
    return figures;
  });
