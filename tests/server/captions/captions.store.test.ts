import { beforeEach, expect, test } from 'vitest';

import { startProduct } from '#support/process/product.ts';
import { openPage, reached } from '#support/stores/page.ts';

let origin: string;

beforeEach(async () => {
  ({ origin } = await startProduct());
});

/** The caption page, at work with the choices of its address. */
const open = async (search = '') => {
  const page = openPage(origin, `/social${search}`);
  const stores = await import('#lib/captions/captions.store.ts');
  stores.startCaptions(search);
  return { page, ...stores };
};

test('the page begins with the usual choices', async () => {
  const { $choices, $caption } = await open();
  expect($choices.get()).toMatchObject({
    platform: 'instagram',
    language: 'en',
    intent: 'unboxing-wow',
    tone: 'warm-friendly',
    cta: ['follow-profile'],
  });
  expect($caption.get()).toEqual({ status: 'idle' });
});

test('a caption comes from the server, in the language that was chosen', async () => {
  const { chooseCaption, generateCaption, $caption } = await open();
  chooseCaption({ language: 'de' });
  const made = generateCaption();
  expect($caption.get()).toEqual({ status: 'loading' });
  await made;
  expect($caption.get()).toMatchObject({
    status: 'ready',
    platform: 'instagram',
    language: 'de',
    caption: expect.stringMatching(/DCK-(Deck|Karten)/),
  });
});

test('the next caption says something else', async () => {
  const { generateCaption, $recent } = await open();
  await generateCaption();
  await generateCaption();
  const [second, first] = $recent.get().map(({ caption }) => caption);
  expect(second).not.toBe(first);
});

test('a call that the next platform does not take is dropped', async () => {
  const { chooseCta, choosePlatform, $choices } = await open();
  chooseCta('save-post');
  choosePlatform('linkedin');
  expect($choices.get().cta).toEqual(['follow-profile']);
});

test('None clears the other calls', async () => {
  const { chooseCta, $choices } = await open('?cta=comment-prompt');
  chooseCta('none');
  expect($choices.get().cta).toEqual(['none']);
});

test('without a connection the failure is named, and the next try works', async () => {
  const { page, generateCaption, $caption } = await open();
  page.setOnline(false);
  await generateCaption();
  expect($caption.get()).toEqual({
    status: 'failed',
    message: 'Network error. Check your connection and try again.',
  });
  page.setOnline(true);
  await generateCaption();
  expect($caption.get().status).toBe('ready');
});

test('a caption that was opened again is not overwritten by one that comes late', async () => {
  const { generateCaption, reopenCaption, $caption } = await open();
  const late = generateCaption();
  const kept = { caption: 'The one I want', platform: 'threads', language: 'en' } as const;
  reopenCaption(kept);
  await late;
  expect($caption.get()).toEqual({ status: 'ready', ...kept });
});

test('the next visit remembers choices and captions, until they are forgotten', async () => {
  const { page, chooseCaption, generateCaption, $recent } = await open();
  chooseCaption({ tone: 'enthusiastic' });
  await generateCaption();
  page.open('/social');
  const next = await import('#lib/captions/captions.store.ts');
  next.startCaptions('');
  expect(next.$choices.get().tone).toBe('enthusiastic');
  expect(next.$recent.get()).toEqual($recent.get());
  next.forgetCaptions();
  expect(page.localStorage.getItem('cd.captions.recent')).toBeNull();
});

test('captions that a sign-out in another tab forgets are gone here too, and stay so', async () => {
  const { page, chooseCaption, generateCaption, $choices, $recent } = await open();
  chooseCaption({ tone: 'enthusiastic' });
  await generateCaption();
  const [old] = $recent.get();
  page.changeElsewhere('cd.captions.recent', null);
  page.changeElsewhere('cd.captions.choices', null);
  expect($recent.get()).toEqual([]);
  expect($choices.get().tone).toBe('warm-friendly');
  await generateCaption();
  expect(page.localStorage.getItem('cd.captions.recent')).not.toContain(
    JSON.stringify(old?.caption),
  );
});

test('a request for a caption carries the anti-forgery header', async () => {
  const { page, generateCaption } = await open();
  document.cookie = 'XSRF-TOKEN=nonce.signature; Path=/';
  await generateCaption();
  const sent = page.requests.find(({ path }) => path === '/thanks/social');
  expect(sent?.headers.get('X-XSRF-TOKEN')).toBe('nonce.signature');
});

test('a caption is made with whatever anti-forgery cookie the browser still has', async () => {
  const { generateCaption, $caption } = await open();
  document.cookie = 'XSRF-TOKEN=of-an-earlier-session; Path=/';
  await generateCaption();
  expect($caption.get().status).toBe('ready');
});

test('whoever asks too often gets the server’s words', async () => {
  const { generateCaption, $caption } = await open();
  const hasFailed = reached($caption, ({ status }) => status === 'failed');
  for (let asked = 0; asked <= 120; asked += 1) await generateCaption();
  expect(await hasFailed).toEqual({
    status: 'failed',
    message: 'Too many attempts. Please wait a minute and retry.',
  });
});
