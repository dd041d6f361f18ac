import { beforeEach, expect, test } from 'vitest';

import { startProduct } from '#support/process/product.ts';
import { openPage, reached } from '#support/stores/page.ts';

let origin: string;

beforeEach(async () => {
  ({ origin } = await startProduct());
});

/** The caption page, at work with the choices of its address. */
const start = async (search: string) => {
  const captions = await import('#lib/captions/captions.store.ts');
  const choices = await import('#lib/captions/choices.store.ts');
  const cards = await import('#lib/captions/drawn-card.store.ts');
  const copying = await import('#lib/captions/copying.store.ts');
  captions.startCaptions(search);
  return { ...captions, ...choices, ...cards, ...copying };
};

const open = async (search = '') => {
  const page = openPage(origin, `/social${search}`);
  return { page, ...(await start(search)) };
};

/** What a browser brings besides that stores need: a clipboard and its own sharing. */
const giveClipboard = (): { readonly copied: string[]; readonly shared: string[] } => {
  const copied: string[] = [];
  const shared: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
    share: async ({ text = '' }: ShareData) => void shared.push(text),
  });
  return { copied, shared };
};

const WRITTEN = 'Ein Satz von mir';

test('the page begins with the usual choices', async () => {
  const { $choices, $generation, $text } = await open();
  expect($choices.get()).toEqual({
    platform: 'instagram',
    language: 'en',
    intent: 'unboxing-wow',
    tone: 'warm-friendly',
    cta: ['follow-profile'],
    card: '',
  });
  expect($generation.get()).toEqual({ status: 'idle' });
  expect($text.get()).toBeUndefined();
});

test('a caption comes from the server, in the language that was chosen', async () => {
  const { chooseCaption, generateCaption, $generation, $text } = await open();
  chooseCaption({ language: 'de' });
  const made = generateCaption();
  expect($generation.get()).toEqual({ status: 'loading' });
  await made;
  expect($generation.get()).toEqual({ status: 'idle' });
  expect($text.get()).toMatchObject({
    platform: 'instagram',
    language: 'de',
    caption: expect.stringMatching(/ habe | liegt /),
  });
});

test('the next caption says something else', async () => {
  const { generateCaption, $recent } = await open();
  await generateCaption();
  await generateCaption();
  const [second, first] = $recent.get().map(({ caption }) => caption);
  expect(second).not.toBe(first);
});

test('an edited text stays in the list when another version comes, and Undo brings it back', async () => {
  const { generateCaption, editCaption, undoCaption, $text, $recent } = await open();
  await generateCaption();
  editCaption(WRITTEN);
  await generateCaption();
  const other = $text.get()?.caption;
  expect(other).not.toBe(WRITTEN);
  expect($recent.get().map(({ caption }) => caption)).toEqual([other, WRITTEN]);
  undoCaption();
  expect($text.get()?.caption).toBe(WRITTEN);
  undoCaption();
  expect($text.get()?.caption).toBe(other);
});

test('an edited text stays in the list when an earlier one is opened', async () => {
  const { generateCaption, editCaption, reopenCaption, $recent } = await open();
  await generateCaption();
  const [first] = $recent.get();
  await generateCaption();
  editCaption(WRITTEN);
  if (!first) throw new Error('Nothing is listed.');
  reopenCaption(first);
  expect($recent.get().map(({ caption }) => caption)).toEqual([WRITTEN, first.caption]);
});

test('a failure leaves the edited text as it is, and the next try puts a new one above it', async () => {
  const { page, generateCaption, editCaption, $generation, $text, $recent } = await open();
  await generateCaption();
  editCaption(WRITTEN);
  page.setOnline(false);
  await generateCaption();
  expect($generation.get().status).toBe('failed');
  expect($text.get()?.caption).toBe(WRITTEN);
  page.setOnline(true);
  await generateCaption();
  expect($generation.get().status).toBe('idle');
  expect($recent.get()[1]?.caption).toBe(WRITTEN);
});

test('another platform leaves the text as it is, for the platform it was made for', async () => {
  const { generateCaption, choosePlatform, $text } = await open();
  await generateCaption();
  const made = $text.get();
  choosePlatform('linkedin');
  expect($text.get()).toEqual(made);
  await generateCaption();
  expect($text.get()?.platform).toBe('linkedin');
});

test('the next visit finds the text as it was left', async () => {
  const { page, generateCaption, editCaption, $text } = await open();
  await generateCaption();
  editCaption(WRITTEN);
  page.open('/social');
  const next = await start('');
  expect(next.$text.get()).toEqual($text.get());
  expect(next.$restored.get()).toBe(true);
});

test.each(['null', '{"caption":', '{"caption":7}', '{"caption":" ","platform":"instagram"}', '[]'])(
  'a draft that is damaged (%s) is none',
  async (damaged) => {
    const page = openPage(origin, '/social');
    page.localStorage.setItem('cd.captions.draft', damaged);
    const { $text } = await start('');
    expect($text.get()).toBeUndefined();
  },
);

test('Copy and Share wait for an answer while a slot is open', async () => {
  const {
    copyCaption,
    shareCaption,
    proceedWithOpenSlots,
    editCaption,
    generateCaption,
    ...stores
  } = await open();
  const { copied, shared } = giveClipboard();
  await generateCaption();
  editCaption('Mine: [what it made you think of]');
  await copyCaption();
  expect(stores.$pendingAction.get()).toBe('copy');
  stores.dismissSlotWarning();
  await shareCaption();
  expect(stores.$pendingAction.get()).toBe('share');
  expect([copied, shared]).toEqual([[], []]);
  await proceedWithOpenSlots();
  expect(stores.$pendingAction.get()).toBe('nothing');
  expect([copied, shared]).toEqual([
    ['Mine: [what it made you think of]'],
    ['Mine: [what it made you think of]'],
  ]);
});

test('without an open slot Copy asks nothing', async () => {
  const { copyCaption, editCaption, generateCaption, $pendingAction, $copied } = await open();
  const { copied } = giveClipboard();
  await generateCaption();
  editCaption(WRITTEN);
  await copyCaption();
  expect($pendingAction.get()).toBe('nothing');
  expect($copied.get()).toBe('copied');
  expect(copied).toEqual([WRITTEN]);
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
  const { page, generateCaption, $generation, $text } = await open();
  page.setOnline(false);
  await generateCaption();
  expect($generation.get()).toEqual({
    status: 'failed',
    message: 'Network error. Check your connection and try again.',
  });
  page.setOnline(true);
  await generateCaption();
  expect($generation.get()).toEqual({ status: 'idle' });
  expect($text.get()?.caption).toContain('DCK');
});

test('a caption that was opened again is not overwritten by one that comes late', async () => {
  const { generateCaption, reopenCaption, $text } = await open();
  const late = generateCaption();
  const kept = { caption: 'The one I want', platform: 'threads', language: 'en' } as const;
  reopenCaption(kept);
  await late;
  expect($text.get()).toEqual(kept);
});

test('the next visit remembers choices and captions, until they are forgotten', async () => {
  const { page, chooseCaption, generateCaption, $recent } = await open();
  chooseCaption({ tone: 'enthusiastic' });
  await generateCaption();
  page.open('/social');
  const next = await start('');
  expect(next.$choices.get().tone).toBe('enthusiastic');
  expect(next.$recent.get()).toEqual($recent.get());
  next.forgetCaptions();
  expect(page.localStorage.getItem('cd.captions.recent')).toBeNull();
  page.open('/social');
  expect((await start('')).$text.get()).toBeUndefined();
});

test('captions that a sign-out in another tab forgets are gone here too, and stay so', async () => {
  const { page, chooseCaption, generateCaption, editCaption, $choices, $recent, $text } =
    await open();
  chooseCaption({ tone: 'enthusiastic' });
  await generateCaption();
  editCaption(WRITTEN);
  for (const name of ['recent', 'choices', 'draft'])
    page.changeElsewhere(`cd.captions.${name}`, null);
  expect($text.get()).toBeUndefined();
  expect($recent.get()).toEqual([]);
  expect($choices.get().tone).toBe('warm-friendly');
  await generateCaption();
  expect(JSON.stringify(page.localStorage)).not.toContain(WRITTEN);
});

test('what another tab writes leaves the text here alone', async () => {
  const { page, generateCaption, editCaption, $text } = await open();
  await generateCaption();
  editCaption(WRITTEN);
  const other = { caption: 'Elsewhere', platform: 'linkedin', language: 'en' };
  page.changeElsewhere('cd.captions.draft', JSON.stringify(other));
  page.changeElsewhere('cd.captions.draft', 'null');
  expect($text.get()?.caption).toBe(WRITTEN);
});

test.each(['', '?tone=calm-professional'])(
  'what another tab chooses and makes leaves the choices here alone (%o)',
  async (search) => {
    const { page, chooseCaption, $choices } = await open(search);
    if (search === '') chooseCaption({ tone: 'calm-professional' });
    page.changeElsewhere('cd.captions.choices', JSON.stringify({ tone: 'enthusiastic' }));
    page.changeElsewhere('cd.captions.recent', '[]');
    expect($choices.get().tone).toBe('calm-professional');
  },
);

test('a request for a caption carries the anti-forgery header', async () => {
  const { page, generateCaption } = await open();
  document.cookie = 'XSRF-TOKEN=nonce.signature; Path=/';
  await generateCaption();
  const sent = page.requests.find(({ path }) => path === '/thanks/social');
  expect(sent?.headers.get('X-XSRF-TOKEN')).toBe('nonce.signature');
});

test('a caption is made with whatever anti-forgery cookie the browser still has', async () => {
  const { generateCaption, $text } = await open();
  document.cookie = 'XSRF-TOKEN=of-an-earlier-session; Path=/';
  await generateCaption();
  expect($text.get()?.caption).toContain('DCK');
});

test('whoever asks too often gets the server’s words', async () => {
  const { generateCaption, $generation } = await open();
  const hasFailed = reached($generation, ({ status }) => status === 'failed');
  for (let asked = 0; asked <= 120; asked += 1) await generateCaption();
  expect(await hasFailed).toEqual({
    status: 'failed',
    message: 'Too many attempts. Please wait a minute and retry.',
  });
});
