import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { ARTICLES_PATH } from '#contract/articles.ts';
import { CARDS_PATH } from '#contract/cards.ts';
import { EXERCISES_PATH } from '#contract/exercises.ts';
import { PERSONAS_PATH } from '#contract/journeys.ts';
import { RECIPES_PATH } from '#contract/recipes.ts';
import { FIRST_REQUESTS } from '#lib/api/first-requests.ts';
import { takeDrawn } from '#lib/api/early.browser.ts';
import { earlyPath } from '#lib/api/early.ts';
import { matchRoute, ROUTES } from '#lib/shared/routes.ts';

const ASKING = ROUTES.flatMap(({ id, path }) => {
  const first = FIRST_REQUESTS[id];
  return first ? [{ path, first }] : [];
});
const early = (pathname: string) => earlyPath(pathname, ASKING);

test.each([
  ['/browse', CARDS_PATH],
  ['/browse/', CARDS_PATH],
  ['/browse/b12', `${CARDS_PATH}/B12`],
  ['/browse/B12/', `${CARDS_PATH}/B12`],
  ['/articles', ARTICLES_PATH],
  ['/articles/Paper-First', `${ARTICLES_PATH}/paper-first`],
  ['/journeys/In%C3%AAs', PERSONAS_PATH],
  ['/games', EXERCISES_PATH],
  ['/resources/first-hour', RECIPES_PATH],
  ['/dash', CARDS_PATH],
])('the page %s asks for %s first', (pathname, path) => {
  expect(early(pathname)).toBe(path);
});

test.each([
  '/tools',
  '/settings',
  '/',
  '/browse/B-4',
  '/browse/B12/x',
  '/articles/a%2Fb',
  '/browsex',
])('the page %s asks for nothing first', (pathname) => {
  expect(early(pathname)).toBeUndefined();
});

test('only guarded pages ask', () => {
  expect(ROUTES.filter(({ id, access }) => FIRST_REQUESTS[id] && access === 'open')).toEqual([]);
});

test('what is asked for is what the page reads from its address', () => {
  const codes = fc.string({ minLength: 1, maxLength: 4, unit: 'binary-ascii' });
  const asked = fc.sample(codes, 500).flatMap((text) => {
    const pathname = `/browse/${encodeURIComponent(text)}`;
    const path = early(pathname);
    return path === undefined ? [] : [[path, `${CARDS_PATH}/${matchRoute(pathname)?.parameter}`]];
  });
  expect(asked.filter(([path, read]) => path !== read)).toEqual([]);
});

test('modules that take over in the middle of a drawing get all of it, once', () => {
  const left = ['second part', 'third part'];
  const steps: string[] = [];
  const rest = () => {
    steps.push(...left.splice(0, 1));
    return left.length > 0;
  };
  const request = { path: '/cards', drawn: 'deck', rest };
  vi.stubGlobal('window', { firstWords: { early: request } });
  expect(takeDrawn('/cards/')).toBeUndefined();
  expect(steps).toEqual([]);
  expect(takeDrawn('/cards')).toBe('deck');
  expect(takeDrawn('/cards')).toBe('deck');
  vi.unstubAllGlobals();
  expect(steps).toEqual(['second part', 'third part']);
});
