import { describe, expect, test } from 'vitest';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { makeApp, type TestApp } from '#support/api/app.ts';

const request = captionRequest(DEFAULT_CHOICES, 0);

const makePost = async (testApp?: TestApp) => {
  const { app } = testApp ?? (await makeApp());
  return async (body: unknown) =>
    app.request('/thanks/social', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
};

test('anybody gets a caption, without a token', async () => {
  const post = await makePost();
  const answer = await post(request);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { data: { caption: expect.stringContaining('DCK') } },
  ]);
});

test('platform, language, intent, tone and calls are all that it takes', async () => {
  const post = await makePost();
  const { platform, language, intent, tone, cta } = request;
  expect((await post({ platform, language, intent, tone, cta })).status).toBe(200);
});

test('the same request gives the same caption', async () => {
  const post = await makePost();
  expect(await (await post(request)).text()).toBe(await (await post(request)).text());
});

test('a card is named by the caller’s own title, which is not looked up', async () => {
  const post = await makePost();
  const answer = await post({ ...request, card: { code: 'ZZ9', title: 'A card of my own' } });
  expect(await answer.json()).toMatchObject({
    data: { caption: expect.stringContaining('“A card of my own” (ZZ9)') },
  });
});

test('a card without a title is named by its code, though the deck knows its title', async () => {
  const post = await makePost();
  const answer = await post({ ...request, card: { code: 'B12' } });
  expect(await answer.json()).toMatchObject({
    data: { caption: expect.stringMatching(/\bB12\b(?!\))/) },
  });
});

test('a card without a code is named by its title', async () => {
  const post = await makePost();
  const answer = await post({ ...request, card: { title: 'A card of my own' } });
  expect(await answer.json()).toMatchObject({
    data: { caption: expect.stringContaining('‘A card of my own’') },
  });
});

test('line breaks in a title count as blanks', async () => {
  const post = await makePost();
  const answer = await post({
    ...request,
    card: { code: 'B12', title: '\tMore\r\n than a table \n' },
  });
  expect(await answer.json()).toMatchObject({
    data: { caption: expect.stringContaining('“More than a table” (B12)') },
  });
});

test('unknown fields are passed over', async () => {
  const post = await makePost();
  expect((await post({ ...request, mood: 'sunny' })).status).toBe(200);
});

test('a body that is not JSON is refused with 400', async () => {
  const post = await makePost();
  const answer = await post('{"platform":');
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'invalid', message: 'The body must be JSON.' },
  ]);
});

test('a body over 16 kB is refused with 413', async () => {
  const post = await makePost();
  expect((await post({ ...request, mood: 'x'.repeat(17_000) })).status).toBe(413);
});

describe('422 names the field of', () => {
  test.each([
    ['an unknown platform', { platform: 'myspace' }, /^platform must be one of instagram, /],
    ['an unknown language', { language: 'fr' }, /^language must be one of en, de/],
    ['an unknown intent', { intent: 'boast' }, /^intent must be one of /],
    ['an unknown tone', { tone: 'loud' }, /^tone must be one of /],
    ['an unknown call', { cta: ['none', 'shout'] }, /^cta\.1 must be one of /],
    ['a missing list of calls', { cta: undefined }, /^cta has a value/],
    [
      'a switched-off guard',
      { lexicon_guards: { no_promises: false } },
      /^lexicon_guards\.no_promises /,
    ],
    ['an unknown pack', { platform_rules: { packs: ['hype'] } }, /^platform_rules\.packs\.0 /],
    [
      'an empty range',
      { platform_rules: { hashtags: { min: 6, max: 5 } } },
      /^platform_rules\.hashtags /,
    ],
    [
      'a handle with a sentence in it',
      { profiles: { instagram_handle: 'the best deck' } },
      /^profiles\.instagram_handle /,
    ],
    [
      'a title of 5,000 characters',
      { card: { code: 'B12', title: 'x'.repeat(5000) } },
      /^card\.title may have at most 80 characters\.$/,
    ],
    [
      'a title with a control character',
      { card: { code: 'B12', title: 'More\u0007than a box' } },
      /^card\.title /,
    ],
    [
      'a title that turns the direction of reading',
      { card: { code: 'B12', title: 'More \u202Ethan a box' } },
      /^card\.title /,
    ],
    ['a title that is no text', { card: { code: 'B12', title: 14 } }, /^card\.title /],
    ['a card without code and title', { card: {} }, /^card /],
    ['a card without a code and with a blank title', { card: { title: ' \n' } }, /^card /],
    ['a code in small letters', { card: { code: 'b12' } }, /^card\.code /],
    ['a negative variant', { variant: -1 }, /^variant /],
  ])('%s', async (_name, change, message) => {
    const post = await makePost();
    const answer = await post({ ...request, ...change });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'invalid', message: expect.stringMatching(message) },
    ]);
  });
});

test.each([null, 7, 'text', []])('422 for the body %j', async (body) => {
  const post = await makePost();
  expect((await post(JSON.stringify(body))).status).toBe(422);
});

test('an address that asks too often is told to wait a minute', async () => {
  const post = await makePost();
  const answers = await Promise.all(Array.from({ length: 121 }, () => post(request)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(await Promise.all(refused.map((answer) => answer.json()))).toEqual([
    {
      error: 'rate_limited',
      message: 'Too many attempts. Please wait a minute and retry.',
    },
  ]);
});

test('a refusal says when to come back', async () => {
  const post = await makePost();
  const answers = await Promise.all(Array.from({ length: 121 }, () => post(request)));
  const seconds = Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('a caption that cannot be counted is refused, as when the server shuts down', async () => {
  const testApp = await makeApp();
  const post = await makePost(testApp);
  await testApp.db.destroy();
  const answer = await post(request);
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: 'unavailable' }]);
});
