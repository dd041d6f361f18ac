import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { Article, ArticleList } from '#contract/articles.ts';
import { CardList, CATEGORIES } from '#contract/cards.ts';
import { ErrorBody } from '#contract/errors.ts';
import { ExerciseList } from '#contract/exercises.ts';
import { PersonaList } from '#contract/journeys.ts';
import { RecipeList } from '#contract/recipes.ts';
import { SituationList } from '#contract/situations.ts';
import { makeApp } from '#support/api/app.ts';

const signedIn = async () => {
  const { app, signer } = await makeApp();
  const authorization = `Bearer ${await signer.sign()}`;
  return (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { authorization, ...headers } });
};

test('GET /api/cards lists cards of every category', async () => {
  const get = await signedIn();
  const cards = CardList.parse(await (await get('/api/cards')).json());
  expect(new Set(cards.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
});

test('GET /api/cards/{code} takes the code in any case', async () => {
  const get = await signedIn();
  expect(await (await get('/api/cards/b12')).json()).toMatchObject({ code: 'B12' });
});

test('an unknown code is not found and is named', async () => {
  const get = await signedIn();
  const answer = await get('/api/cards/ZZZ');
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: 'not_found', message: 'No card with the code ZZZ.' },
  ]);
});

test.each([
  ['exercises', ExerciseList],
  ['personas', PersonaList],
  ['articles', ArticleList],
  ['recipes', RecipeList],
  ['situations', SituationList],
] as const)('GET /api/%s keeps the contract', async (name, schema) => {
  const get = await signedIn();
  const list = schema.parse(await (await get(`/api/${name}`)).json());
  expect(list).toHaveLength(2);
});

test('the list of articles carries no bodies', async () => {
  const get = await signedIn();
  expect(await (await get('/api/articles')).text()).not.toContain('bodyHtml');
});

test('the list of articles names the cards that each links to', async () => {
  const get = await signedIn();
  const list = ArticleList.parse(await (await get('/api/articles')).json());
  expect(list.find(({ slug }) => slug === 'paper-first')?.cards).toEqual(['B17', 'S12', 'T17']);
});

test('GET /api/articles/{slug} has the body', async () => {
  const get = await signedIn();
  const article = Article.parse(await (await get('/api/articles/paper-first')).json());
  expect(article.bodyHtml).toContain('<h2>');
});

test('an unknown article is not found and is named', async () => {
  const get = await signedIn();
  const answer = await get('/api/articles/nowhere');
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: 'not_found', message: 'No article at nowhere.' },
  ]);
});

test.each(['exercises', 'personas', 'articles', 'articles/paper-first', 'recipes', 'situations'])(
  '/api/%s is for signed-in people',
  async (path) => {
    const { app } = await makeApp();
    expect((await app.request(`/api/${path}`)).status).toBe(401);
  },
);

test('an unknown path is not found, as JSON', async () => {
  const get = await signedIn();
  const answer = await get('/api/nowhere');
  expect(answer.status).toBe(404);
  expect(ErrorBody.parse(await answer.json())).toMatchObject({ error: 'not_found' });
});

test('a known answer is not sent again', async () => {
  const get = await signedIn();
  const etag = (await get('/api/cards')).headers.get('etag') ?? '';
  const again = await get('/api/cards', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends %s where it is accepted', async (encoding, decompress) => {
  const get = await signedIn();
  const plain = await (await get('/api/cards/B12')).text();
  const answer = await get('/api/cards/B12', { 'accept-encoding': `${encoding};q=0.8` });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(decompress(await answer.arrayBuffer()).toString()).toBe(plain);
});

test('sends plain JSON where every encoding is refused', async () => {
  const get = await signedIn();
  const answer = await get('/api/cards/B12', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
  expect(answer.headers.get('content-encoding')).toBeNull();
});

test('a body that is not JSON is refused with 400', async () => {
  const { app, signer } = await makeApp();
  const authorization = `Bearer ${await signer.sign()}`;
  const answer = await app.request('/api/cards', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{"a":',
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'invalid', message: 'The body must be JSON.' },
  ]);
});

test('a body over 16 kB is refused with 413', async () => {
  const { app } = await makeApp();
  const answer = await app.request('/api/cards', {
    method: 'POST',
    headers: { 'content-length': '20000' },
    body: 'x'.repeat(20_000),
  });
  expect([answer.status, await answer.json()]).toMatchObject([413, { error: 'too_large' }]);
});

test('/healthz says ok while the database answers', async () => {
  const { app } = await makeApp();
  const answer = await app.request('/healthz');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});
