import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { stringify } from 'csv-stringify/sync';
import { stringify as toYaml } from 'yaml';

import { CATEGORIES, STREAMS, type Category } from '#contract/cards.ts';
import type { DeckFacts } from '#contract/deck-facts.ts';
import { runDeck } from '#server/deck-commands.ts';
import { runInTest } from '#support/shared/run-in-test.ts';

/** Columns of the texts of each category, of which a table has one column each. */
const TEXTS: Readonly<Record<Category, readonly string[]>> = {
  challenge: ['identify', 'context', 'consequence'],
  spark: ['prompt', 'method', 'application'],
  theory: ['definition', 'concept', 'impact'],
  quote: ['quotes.body', 'quotes.author'],
  idea: ['intro', 'execution', 'review', 'in_the_room'],
  leadership: ['prompt', 'body', 'in_the_room'],
  strategy: ['strategy', 'method', 'goal', 'in_the_room'],
  game: ['prompt', 'activity', 'purpose'],
};

const COUNT = 24;

/** The deck that `new` makes has the first eight; the import adds the others. */
const codeOf = (index: number): string =>
  index < CATEGORIES.length ? `A0${index + 1}` : `L${index + 10}`;

/** The code that the first card has in the end. */
const RENAMED = 'L10';

const WORDS = ['Lamp', 'Wick', 'Match', 'Torch', 'Ember', 'Flare'];

const rowOf = (index: number): Readonly<Record<string, string>> => {
  const category = CATEGORIES[index % CATEGORIES.length] ?? 'challenge';
  const title = `${WORDS[index % WORDS.length]} number ${index + 1}`;
  const textOf = (field: string): string =>
    `By the light of lamp ${index + 1} stands the ${field} of a card that is not of paper but of wax.`;
  return {
    code: codeOf(index),
    title,
    category,
    stream: STREAMS[index % STREAMS.length] ?? STREAMS[0],
    ...Object.fromEntries(TEXTS[category].map((field) => [field, textOf(field)])),
    // One line each of the two quotes.
    ...(category === 'quote' && {
      'quotes.body': `${textOf('quote')}\nA second candle ${index + 1} costs less than the first.`,
      'quotes.author': `Lamplighter ${index + 1}\nLamplighter ${index + 1}`,
    }),
    minutes: '20',
    group: 'group',
    where: 'room',
    remote: `Everybody lights candle ${index + 1} in front of the camera and waits.`,
  };
};

/** A table with a row for each thing, as CSV. */
const tableOf = (...rows: readonly Readonly<Record<string, string>>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]);
};

const TABLES = {
  'cards.csv': tableOf(...Array.from({ length: COUNT }, (_, index) => rowOf(index))),
  'exercises.csv': tableOf({
    file: 'light-the-room',
    title: 'Light the room',
    summary: 'For an evening without electricity.',
    what: 'A round of candles, each lit by the one before (A01).',
    how: '1. Light one. (15 min)\n2. Pass it on. (30 min)',
    outcome: 'A bright room.',
    who: 'Neighbours',
    level: 'beginner',
    tier: 'free',
  }),
  'articles.csv': tableOf({
    file: 'a-first-article',
    title: 'Why wax remembers',
    description: 'On candles that burn down from two ends.',
    text: 'Wax remembers each hand. It begins with [Lamp number 1](/browse/A01).',
  }),
} as const;

/** Facts of the second deck. */
export const SECOND: DeckFacts = {
  name: 'Lumen',
  title: 'Lumen Pocket App',
  hashtag: 'LumenCards',
  draft: true,
  edition: 'Night edition',
  languages: ['en', 'fr'],
  cards: COUNT,
  box: ['a candle', 'a deck code'],
  sold: [{ name: 'The Lamp Shop', url: 'https://lamps.example/lumen' }],
  profiles: {
    linkedin_url: 'https://www.linkedin.com/company/lumen-lamps',
    instagram_handle: '@lumen.lamps',
    facebook_page: 'https://www.facebook.com/lumenlamps',
  },
  streams: {
    breakthrough_matrix: {
      name: 'First Light',
      line: 'See the edge of the table.',
      does: 'lights the table',
    },
    transformation_voyage: {
      name: 'Long Wick',
      line: 'Burn slowly, on purpose.',
      does: 'burns slowly',
    },
    mindset_journey: { name: 'Quiet Glow', line: 'Dim it, and look again.', does: 'dims the lamp' },
    serendipity_symphony: {
      name: 'Stray Sparks',
      line: 'Let one fly.',
      does: 'lets a spark fly',
    },
    empathy_nexus: { name: 'Shared Flame', line: 'Lend your match.', does: 'lends a match' },
  },
  categories: {
    challenge: 'Riddle',
    spark: 'Flint',
    theory: 'Lens',
    quote: 'Saying',
    idea: 'Candle',
    leadership: 'Lighthouse',
    strategy: 'Lantern',
    game: 'Round',
  },
  samples: [RENAMED, ...[8, 9, 10, 11].map(codeOf)],
  words: { en: { colours: 'five' }, de: { language: 'Englisch' } },
};

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#224"/></svg>';

const named = (title: string) => ({ title, desc: `${title}, and how it shines.` });

/** Questions and a case of the deck itself, in place of the product's. */
const CONTENT: Readonly<Record<string, string>> = {
  'faq/what-is-lumen.md':
    '---\nquestion: What is {deck.name} made of?\norder: 1\nlanding: true\n---\n\nOf wax, in the {deck.edition}.\n',
  'faq/is-it-warm.md':
    '---\nquestion: Is it warm?\norder: 2\n---\n\nOnly when {deck.cards} burn.\n',
  'showcase/paper-lantern.yaml': toYaml({
    title: 'A lantern that folds',
    order: 1,
    stream: 'empathy_nexus',
    created: 0,
    description: 'A paper lantern for one pocket and two winters.',
    images: [1, 2, 3, 4].map((number) => ({
      src: `./art/paper-lantern-${number}.svg`,
      alt: `The paper lantern, view ${number}`,
    })),
    input: {
      productCategory: 'Lights',
      specificProduct: 'A lantern',
      companySkills: 'Folding and glue',
    },
    ideas: [8, 9, 10, 11].map((index) => ({
      title: `Fold ${index}`,
      card: codeOf(index),
      desc: `Fold ${index} catches the light.`,
    })),
    details: ['Paper', 'Wire', 'Glue', 'Match'].map(named),
    visPrompt: 'A lantern on snow.',
  }),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((number) => [`showcase/art/paper-lantern-${number}.svg`, DRAWING]),
  ),
};

const run = async (deck: string, ...args: readonly string[]): Promise<void> => {
  const { status, stderr, stdout } = await runInTest(runDeck, args, { DECK_DIR: deck });
  if (status !== 0) throw new Error(`deck ${args.join(' ')}: ${stderr}${stdout}`);
};

/**
 * Makes a deck of 24 cards that shares no name with others, as its owner would: by `new`, an import of tables,
 * a new code for a card, and its facts, questions and showcase as files.
 * @param folder of the deck, which does not exist yet
 * @param tables an existing folder for the tables
 */
export const makeSecondDeck = async (folder: string, tables: string): Promise<void> => {
  await run(folder, 'new', folder);
  const files = Object.entries(TABLES).map(([name, table]) => [join(tables, name), table] as const);
  for (const [file, table] of files) await writeFile(file, table);
  await run(folder, 'import', ...files.map(([file]) => file));
  await run(folder, 'rename', codeOf(0), RENAMED);
  for (const [path, text] of Object.entries(CONTENT)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const captions = join(folder, 'captions', 'en', 'common.yaml');
  const text = await readFile(captions, 'utf8');
  await writeFile(captions, text.replace("'Filed under", "'By candle light: Filed under"));
  await writeFile(join(folder, 'deck.yaml'), toYaml(SECOND));
};
