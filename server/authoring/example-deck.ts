import { INTENTS, LANGUAGES, TONES, type Language } from '#contract/captions.ts';
import { CATEGORIES, STREAMS, type Category } from '#contract/cards.ts';
import { readableName } from '#lib/shared/text.ts';
import { writeDeckFile } from './deck-file.ts';

type Fields = Readonly<Record<string, unknown>>;

const TEXT = 'Write here what this part of the card says, in two or three short sentences.';

/** The fields of the categories. */
const TEXTS: Readonly<Record<Category, Fields>> = {
  challenge: { identify: TEXT, context: TEXT, consequence: TEXT },
  spark: { prompt: TEXT, method: TEXT, application: TEXT },
  theory: { definition: TEXT, concept: TEXT, impact: TEXT },
  quote: {
    quotes: [
      { body: 'The words of the first quote.', author: 'Its author' },
      { body: 'The words of the second quote.', author: 'Its author' },
    ],
  },
  idea: { intro: TEXT, execution: TEXT, review: TEXT },
  leadership: { prompt: TEXT, body: TEXT },
  strategy: { strategy: TEXT, method: TEXT, goal: TEXT },
  game: { prompt: TEXT, activity: TEXT, purpose: TEXT },
};

/** A run of twenty minutes. */
const RUN: Fields = {
  run: [
    { do: 'Say here what everyone does first.', minutes: 5, say: 'A sentence to read aloud.' },
    { do: 'Say here what follows.', minutes: 10 },
    { do: 'Say here how it ends.', minutes: 5 },
  ],
  flop: 'How it fails most often? Write here what helps.',
  debrief: 'What would you ask at the end?',
  care: true,
};

const codeOf = (index: number): string => `A0${index + 1}`;

const cards: readonly (readonly [path: string, Fields])[] = CATEGORIES.map((category, index) => [
  `cards/${codeOf(index)}.yaml`,
  {
    code: codeOf(index),
    title: `A ${category} card`,
    category,
    stream: STREAMS[index % STREAMS.length] ?? STREAMS[0],
    ...TEXTS[category],
    minutes: 20,
    group: 'group',
    where: 'room',
    remote: 'Write here how the card is used in a video call.',
    ...(index === 0 && RUN),
    share: 'Write here a question that others like to answer. Which one?',
  },
]);

const [FIRST, SECOND, THIRD] = [codeOf(0), codeOf(1), codeOf(2)];

const TEXT_OF_ARTICLE = `The text, in Markdown. It links to cards: [A challenge card](/browse/${FIRST}).`;

const exercise: Fields = {
  title: 'An exercise',
  summary: 'What the exercise is for, in a sentence.',
  what: `What it is. It draws on a card (${FIRST}).`,
  how: '1. The first step. (15 min)\n2. The second step. (30 min)',
  outcome: 'What there is at the end.',
  who: ['A team'],
  level: 'beginner',
  tier: 'free',
  people: { from: 3, to: 8 },
  materials: ['Paper and pens'],
  prepare: 'What to do before people come.',
  goesWrong: ['What may go wrong, and what helps.'],
  remote: 'How to run it in a video call.',
};

const persona: Fields = {
  name: 'Alex',
  descriptor: 'The first to ask',
  stream: STREAMS[0],
  role_environment: 'Where the person works.',
  quote: 'What the person says.',
  current_tension: 'What is hard at the moment.',
  core_question: 'What would help?',
  arc: { p1: 'The struggle.', p2: 'The turning point.', p3: 'The new view.' },
  cards: [{ code: FIRST, why: 'Why the person likes this card.' }],
  quotes: { q1: 'A first quote.', q2: 'A second quote.', q3: 'A third quote.' },
  testimonials: [{ body: 'What a colleague says.', author: 'A colleague' }],
};

const recipe: Fields = {
  slug: 'a-first-meeting',
  title: 'A first meeting',
  summary: 'When to use it, in a sentence.',
  minutes: 80,
  people: { from: 3, to: 8 },
  materials: ['Paper and pens'],
  opening: { minutes: 5, line: 'What the facilitator says first.' },
  steps: [
    { card: FIRST, minutes: 20, line: 'What to do with this card.' },
    { card: SECOND, minutes: 20, line: 'What to do with this card.' },
    { title: 'A break', minutes: 10, line: 'What people do in it.' },
    { card: THIRD, minutes: 20, line: 'What to do with this card.' },
  ],
  debrief: { minutes: 5, question: 'What do we do next?' },
  goesWrong: ['What may go wrong, and what helps.'],
  remote: 'How to run it in a video call.',
  cut: 'What to keep when there are 30 minutes.',
};

const situation: Fields = {
  slug: 'a-meeting-goes-in-circles',
  words: 'A meeting goes in circles',
  line: 'What that is like.',
  cards: [FIRST, SECOND, THIRD].map((code) => ({ code, why: 'why this card helps' })),
  exercise: { slug: 'an-exercise', why: 'why this exercise helps' },
};

const article: Fields = {
  slug: 'a-first-article',
  title: 'A first article',
  description: 'What it is about, in a sentence.',
  image: '/assets/articles/a-first-article.svg',
  author: 'Its author',
  pubDate: '2026-01-01',
};

const facts: Fields = {
  name: 'Example',
  title: 'Example App',
  hashtag: 'Example',
  draft: true,
  languages: ['en'],
  cards: CATEGORIES.length,
  box: ['a deck code'],
  sold: [],
  care: 'Anyone may pass, and what is said here stays here.',
  profiles: {
    linkedin_url: 'https://www.linkedin.com/company/example',
    instagram_handle: '@example',
    facebook_page: 'https://www.facebook.com/example',
  },
  streams: Object.fromEntries(
    STREAMS.map((stream) => [
      stream,
      {
        name: readableName(stream),
        line: 'Say here what the stream is about.',
        does: 'is about something that you say here',
      },
    ]),
  ),
  categories: Object.fromEntries(CATEGORIES.map((category) => [category, readableName(category)])),
  samples: [FIRST, SECOND, THIRD, codeOf(3), codeOf(4)],
  words: {
    en: { colours: 'five', otherColours: 'four', longestExercise: '45 minutes' },
    de: { colours: 'fünf', language: 'Englisch', longestExercise: '45 Minuten' },
  },
};

interface Sentences {
  readonly opening: string;
  readonly middle: string;
  readonly prompt: string;
  readonly card: string;
  readonly follow: string;
  readonly save: string;
  readonly share: string;
  readonly tag: string;
  readonly mention: string;
  readonly inline: string;
  readonly and: string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    opening: 'A new deck on my table: {deck.name}.',
    middle: 'One card, one question, one step.',
    prompt: 'Which card would you draw? Say it in the comments.',
    card: 'My card: {card}.',
    follow: 'Follow along: {link}',
    save: 'Save this for later.',
    share: 'Share it with your team.',
    tag: 'Tag a friend who likes cards.',
    mention: 'More: {link}',
    inline: 'Filed under {tags}.',
    and: 'and',
  },
  de: {
    opening: 'Ein neues Deck auf meinem Tisch: {deck.name}.',
    middle: 'Eine Karte, eine Frage, ein Schritt.',
    prompt: 'Welche Karte würdest du ziehen? Schreib es in die Kommentare.',
    card: 'Meine Karte: {card}.',
    follow: 'Folge hier: {link}',
    save: 'Speicher dir das für später.',
    share: 'Teil es mit deinem Team.',
    tag: 'Markier jemanden, der Karten mag.',
    mention: 'Mehr: {link}',
    inline: 'Abgelegt unter {tags}.',
    and: 'und',
  },
};

const TAGS = [
  'Innovation',
  'Ideas',
  'Creativity',
  'Workshop',
  'Teamwork',
  'Facilitation',
  'Prototyping',
  'NewWork',
];

const forTones = (value: unknown): Fields => Object.fromEntries(TONES.map((tone) => [tone, value]));

const captionsOf = (language: Language): readonly (readonly [string, Fields])[] => {
  const { opening, middle, prompt, card, follow, save, share, tag, mention, inline, and } =
    SENTENCES[language];
  const tone = {
    posts: [{ openings: { instagram: opening, linkedin: opening }, middle, prompt }],
    cards: [card],
  };
  const common: Fields = {
    calls: forTones({
      'follow-profile': [follow],
      'save-post': [save],
      'share-with-team': [share],
      'tag-a-friend': [tag],
    }),
    mentions: forTones([mention]),
    inline: [inline],
    and,
    hashtags: {
      'brand-core': ['{deck.hashtag}'],
      'ugc-generic': ['Cards'],
      'innovation-work': TAGS,
    },
    intentHashtag: Object.fromEntries(INTENTS.map((intent) => [intent, 'Cards'])),
  };
  return [
    [`captions/${language}/common.yaml`, common],
    ...INTENTS.map(
      (intent) => [`captions/${language}/${intent}.yaml`, { tones: forTones(tone) }] as const,
    ),
  ];
};

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">
  <rect width="640" height="400" fill="#f5b92e" />
  <circle cx="320" cy="200" r="120" fill="#fbf6ec" />
</svg>
`;

/** A picture of one pixel, to be replaced. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The files of a deck with one example of each thing, by their paths. */
export const exampleFiles = (): ReadonlyMap<string, string | Uint8Array> => {
  const things: readonly (readonly [string, Fields])[] = [
    ['deck.yaml', facts],
    ...cards,
    ['exercises/an-exercise.yaml', exercise],
    ['personas/alex.yaml', persona],
    ['recipes/01-a-first-meeting.yaml', recipe],
    ['situations/01-a-meeting-goes-in-circles.yaml', situation],
    ...LANGUAGES.flatMap(captionsOf),
  ];
  return new Map<string, string | Uint8Array>([
    ...things.map(([path, fields]) => [path, writeDeckFile(fields, false)] as const),
    ['articles/a-first-article.md', writeDeckFile({ ...article, body: TEXT_OF_ARTICLE }, true)],
    ['pictures/articles/a-first-article.svg', PICTURE],
    ['pictures/personas/alex.png', Buffer.from(PIXEL, 'base64')],
  ]);
};
