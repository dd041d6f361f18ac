import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { INTENTS, LANGUAGES, TONES } from '#contract/captions.ts';
import { CaptionAnswer } from '#contract/caption-answer.ts';
import { CATEGORIES, STREAMS } from '#contract/cards.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SHEETS } from '#contract/sheets.ts';
import { RECORD_FORMS, type RecordForm } from '#contract/table-record.ts';
import { TableMembership } from '#contract/tables.ts';
import { OFFERED_PLATFORMS } from '#lib/captions/captions.ts';
import { readableName } from '#lib/shared/text.ts';
import { SHEET_WORDS } from '#lib/sheets/sheets.ts';
import { loadDeck, loadOwnDeck, type DeckContent } from '#server/catalogue/load.ts';
import { OUTBOX } from '#server/mail/outbox.ts';
import { makeSecondDeck, SECOND } from '#support/catalogue/second-deck.ts';
import { openPage } from '#support/identity/identity-client.ts';
import { readMails } from '#support/mail/mails.ts';
import { readText, readTitle } from '#support/pdf/pdf-text.ts';
import { signUpOne, startProductProcess, type Product } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';
import { startProcess } from '#support/shared/process.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';
import { partsOf, searchFor, SHORTEST, textsOf } from '#support/site/deck-texts.ts';
import { DIST } from '#support/site/dist.ts';
import { Browser } from '#support/tables/calls.ts';
import { readParagraphs } from '#support/tables/docx-text.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Temporary folder with the deck, its site, data and downloads. */
let work = '';
let site = '';
let product: Product;
let token = '';
/** The names of the product's own deck in a text, and its names and texts there. */
let namesIn: (text: string) => readonly string[];
let leftoversIn: (text: string) => readonly string[];

/** Runs a script with the second deck, to its end. */
const runWithDeck = async (...args: readonly string[]): Promise<void> => {
  const run = startProcess(args, { env: { DECK_DIR: join(work, 'deck'), VITEST: '' } });
  expect([await run.ended, run.stderr()]).toEqual([0, expect.not.stringContaining('rror')]);
};

/** The categories in words, as the specification names them. */
const PRODUCT_CATEGORIES = CATEGORIES.map(readableName);

/** Words of the product itself, which a deck may use too. */
const PRODUCT_WORDS: ReadonlySet<string> = new Set([
  ...STREAMS,
  ...CATEGORIES,
  ...SHEETS,
  ...Object.values(SHEET_WORDS).map(({ title }) => title()),
  ...PRODUCT_CATEGORIES,
  'intermediate',
]);

/** Texts that belong to a deck. Short sentences of captions are words that any page may use. */
const ownTexts = ({ captions, ...deck }: DeckContent): readonly string[] =>
  [
    ...textsOf(deck).flatMap(partsOf),
    ...textsOf(captions).filter(({ length }) => length >= 25),
  ].filter((part) => !PRODUCT_WORDS.has(part));

/** Words by which people know a deck, however short. */
const namesOf = ({ cards, facts, personas }: DeckContent): readonly string[] => [
  facts.name,
  facts.hashtag,
  ...Object.values(facts.profiles),
  facts.profiles.instagram_handle.replace('@', ''),
  `${facts.cards} cards`,
  ...STREAMS.map((stream) => facts.streams[stream].name),
  ...cards.flatMap(({ code, title }) => [code, title]),
  ...personas.map(({ name }) => name),
];

/** Finds names as words: not as a part of another word or of a file's hash. */
const searchForWords = (names: readonly string[]): ((text: string) => string[]) => {
  const quoted = names.map((name) => RegExp.escape(name));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_.-])(?:${quoted.join('|')})(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
  return (text) => [...new Set(text.match(pattern))];
};

/** Makes the search for words and texts of the product's own deck that the second one does not have. */
const searchForLeftovers = async () => {
  const [old, own] = await Promise.all([loadOwnDeck(), loadDeck(join(work, 'deck'))]);
  const ours = textsOf(own).join('\n');
  const isOther = (part: string): boolean =>
    part !== '' && !PRODUCT_WORDS.has(part) && !ours.includes(part);
  const words = searchForWords(namesOf(old).filter(isOther));
  // One or two words, such as 'Thank you.', may be the product's own.
  const isLong = (part: string): boolean => part.length >= SHORTEST && /\S \S+ \S/.test(part);
  const texts = searchFor(ownTexts(old).filter((part) => isLong(part) && isOther(part)));
  return { words, texts };
};

beforeAll(async () => {
  work = await mkdtemp(join(temporaryRoot(), 'dck-second-'));
  await mkdir(join(work, 'tables'));
  await makeSecondDeck(join(work, 'deck'), join(work, 'tables'));
  const { texts, words } = await searchForLeftovers();
  namesIn = words;
  leftoversIn = (text) => [...words(text), ...texts(text)];
  // Astro moves files into the site, which a file system of its own would prevent.
  site = await mkdtemp(join(ROOT, 'node_modules', '.cache', 'site-'));
  await runWithDeck('node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', site);
  product = await startProductProcess({
    site,
    port: await freePort(),
    dataDir: join(work, 'data'),
    env: { DECK_DIR: join(work, 'deck') },
  });
  token = (await signUpOne(product.origin)).access_token;
}, 600_000);

afterAll(async () => {
  await product?.end('SIGKILL');
  await Promise.all([work, site].map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Sends a request as the member. */
const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(`${product.origin}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...init.headers },
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};

/** The text of a PDF and its title. */
const textOfPdf = async (bytes: ArrayBuffer): Promise<string> => {
  const file = join(work, 'download.pdf');
  await writeFile(file, new Uint8Array(bytes));
  return `${readText(file)} ${readTitle(file)}`;
};

/** Names and leftovers in a text that the product gives. */
const expectSecond = (text: string, ...names: readonly string[]): void => {
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(leftoversIn(text)).toEqual([]);
};

const page = (path: string): Promise<string> => readFile(join(site, path), 'utf8');

/** The texts of the site by the names of their files, without those that are compressed and without pictures. */
const readSite = async (): Promise<readonly (readonly [name: string, text: string])[]> => {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !/\.(?:avif|br|gz|ico|png|webp|woff2)$/.test(entry.name),
  );
  return Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = join(parentPath, name);
      return [relative(site, file), await readFile(file, 'utf8')] as const;
    }),
  );
};

test('no file of the site has a word of the product’s own deck', async () => {
  const files = await readSite();
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap(([name, text]) => leftoversIn(text).map((words) => [name, words]));
  expect(found).toEqual([]);
});

test('no file of the site has a guarded text of the deck', async () => {
  const { captions: _captions, facts, ...deck } = await loadDeck(join(work, 'deck'));
  const open = new Set([
    ...textsOf(facts),
    ...deck.articles.flatMap((one) => [one.title, one.description]),
  ]);
  const guarded = textsOf(deck)
    .flatMap(partsOf)
    .filter((text) => /candle|wax|Wax/.test(text) && !open.has(text));
  expect(guarded.length).toBeGreaterThan(80);
  const guardedIn = searchFor(guarded);
  const files = await readSite();
  expect(files.flatMap(([name, text]) => guardedIn(text).map((words) => [name, words]))).toEqual(
    [],
  );
});

test('the landing page and the manifest show the deck', async () => {
  const landing = await page('index.html');
  expectSecond(
    landing,
    SECOND.name,
    SECOND.title,
    ...STREAMS.flatMap((stream) => [SECOND.streams[stream].name, SECOND.streams[stream].line]),
    ...Object.values(SECOND.categories),
  );
  const words = new Set(landing.split(/<[^>]*>/).map((text) => text.trim()));
  expect(PRODUCT_CATEGORIES.filter((category) => words.has(category))).toEqual([]);
  expect(JSON.parse(await page('site.webmanifest'))).toMatchObject({ name: SECOND.title });
});

test('its own questions and cases take the place of the product’s', async () => {
  const faq = await page('faq/index.html');
  expectSecond(faq, 'What is Lumen made of?', 'in the Night edition', 'Only when 24 burn');
  expect(faq).not.toContain('What does the app cost?');
  expect(await page('index.html')).toContain('What is Lumen made of?');
  expectSecond(await page('showcase/paper-lantern/index.html'), 'A lantern that folds', 'Fold 8');
  const cases = await readdir(join(site, 'showcase'), { withFileTypes: true });
  expect(cases.flatMap((entry) => (entry.isDirectory() ? entry.name : []))).toEqual([
    'paper-lantern',
  ]);
  expect(
    (await readdir(join(site, 'assets', 'showcase'))).filter((name) => name.endsWith('.svg')),
  ).toEqual([1, 2, 3, 4].map((number) => `paper-lantern-${number}.svg`));
});

/** Where a link picture has the title of the app: its last line, as black and white. */
const footOf = async (file: string): Promise<Buffer> =>
  sharp(file)
    .extract({ left: 40, top: 545, width: 500, height: 45 })
    .greyscale()
    .threshold(200)
    .raw()
    .toBuffer();

const differing = (one: Buffer, other: Buffer): number =>
  one.filter((value, index) => value !== other[index]).length / one.length;

test('all link pictures have the title of the app, and no other one', async () => {
  const names = await readdir(join(site, 'og'), { recursive: true });
  const pictures = names.filter((name) => name.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(24);
  const [first = Buffer.alloc(0), ...feet] = await Promise.all(
    pictures.map((name) => footOf(join(site, 'og', name))),
  );
  expect(feet.map((foot) => differing(first, foot)).filter((share) => share > 0.01)).toEqual([]);
  expect(differing(first, await footOf(join(DIST, 'og', 'landing.png')))).toBeGreaterThan(0.03);
});

test('the API answers with the deck', async () => {
  const { cards, articles } = await loadDeck(join(work, 'deck'));
  const [code, slug] = [cards[0]?.code ?? '', articles[0]?.slug ?? ''];
  const paths = ENDPOINTS.filter(
    ({ file, method, path }) =>
      method === 'get' && !file && !/\{(?!code|slug)|\/tables\/|erasure/.test(path),
  ).map(({ path }) => path.replace('{code}', code).replace('{slug}', slug));
  const answers = await Promise.all(paths.map(async (path) => (await send(path)).text()));
  expectSecond(
    answers.join('\n'),
    'Lamp number 1',
    'Light the room',
    'Why wax remembers',
    'It begins with',
  );
  expect(JSON.parse(answers[paths.indexOf('/api/cards')] ?? '')).toHaveLength(24);
});

test('captions in each language name the deck and its profile', async () => {
  const made = new Map<string, string>();
  for (const language of LANGUAGES)
    for (const intent of INTENTS)
      for (const [index, tone] of TONES.entries()) {
        const platform = OFFERED_PLATFORMS[index % OFFERED_PLATFORMS.length];
        const body = { platform, language, intent, tone, cta: ['follow-profile'], variant: index };
        const answer = await send('/thanks/social', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        const { data } = CaptionAnswer.parse(await answer.json());
        made.set(`${language} ${intent} ${tone}`, data.caption);
      }
  expect(made.size).toBe(LANGUAGES.length * INTENTS.length * TONES.length);
  for (const caption of made.values()) expectSecond(caption, 'Lumen', '#LumenCards');
  const all = [...made.values()].join('\n');
  expect(all).toContain('lumen.lamps');
  expect(all).toContain('linkedin.com/company/lumen-lamps');
});

test('sheets and the cards of a hand are of the deck', async () => {
  for (const sheet of SHEETS) {
    const answer = await send(`/api/sheets/${sheet}`);
    // The words of the form are the product's, which articles quote.
    const text = await textOfPdf(await answer.arrayBuffer());
    expect([text.includes(SECOND.title), namesIn(text)]).toEqual([true, []]);
  }
  const hand = await send('/api/sheets/hand?cards=L18,L19');
  expectSecond(await textOfPdf(await hand.arrayBuffer()), 'Match', 'Torch');
});

/** The words of a record in one of its forms. */
const textOfRecord = async (form: RecordForm, file: ArrayBuffer): Promise<string> => {
  if (form === 'pdf') return textOfPdf(file);
  if (form === 'docx')
    return readParagraphs(new Uint8Array(file))
      .map(({ text }) => text)
      .join('\n');
  return Buffer.from(file).toString('utf8');
};

test('a table and its record show the deck', async () => {
  const host = new Browser({ request: (path, init) => fetch(`${product.origin}${path}`, init) });
  host.headers = { Authorization: `Bearer ${token}` };
  const opened = await host.send('POST', '/tables', {
    source: { kind: 'hand', title: 'By night' },
    cards: [{ code: 'L18' }, { code: 'L19' }],
  });
  const { code } = TableMembership.parse(await opened.json());
  for (const form of RECORD_FORMS) {
    const answer = await host.send('GET', `/tables/${code}/record.${form}`);
    expect(answer.headers.get('Content-Disposition')).toContain(`lumen-table-${code}`);
    const text = await textOfRecord(form, await answer.arrayBuffer());
    expectSecond(text, ...(form === 'csv' ? [] : ['By night']));
  }
});

test('printed cards are of the deck', async () => {
  const file = join(work, 'cards.pdf');
  await runWithDeck('scripts/deck.mjs', 'print', file);
  const { buffer } = new Uint8Array(await readFile(file));
  expect(buffer.byteLength).toBeGreaterThan(0);
  expectSecond(
    await textOfPdf(buffer),
    'Lumen: cards',
    'L10',
    'First Light',
    'Riddle',
    'Lighthouse',
  );
});

test('pages and emails of the identity provider name the deck', async () => {
  const pages = await Promise.all(
    (['login', 'signup'] as const).map(
      async (entry) => (await openPage(entry, product.origin)).html,
    ),
  );
  for (const html of pages) expectSecond(html, 'Lumen');
  const forgot = await fetch(`${product.origin}/idp/forgot`);
  expectSecond(await forgot.text(), 'Lumen');
  await vi.waitFor(async () => {
    const mails = await readMails(join(product.place.dataDir, OUTBOX));
    expect(mails.length).toBeGreaterThan(0);
    for (const { html, subject, text } of mails) {
      expectSecond(`${subject}\n${text}\n${html}`, 'Lumen');
    }
  });
});
