import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { INTENTS, LANGUAGES, TONES } from '#contract/captions.ts';
import { CATEGORIES, STREAMS } from '#contract/cards.ts';

const forTones = (value: unknown) => Object.fromEntries(TONES.map((tone) => [tone, value]));

const STREAM = { name: 'A stream', line: 'Do it.', does: 'does it' };

/** Facts of a deck: the fields of `deck.yaml`. */
export const FACTS = {
  samples: [],
  name: 'Acme',
  title: 'Acme App',
  languages: ['en'],
  profiles: {
    linkedin_url: 'https://www.linkedin.com/company/acme',
    instagram_handle: '@acme',
    facebook_page: 'acme',
  },
  streams: Object.fromEntries(STREAMS.map((stream) => [stream, STREAM])),
  categories: Object.fromEntries(CATEGORIES.map((category) => [category, `Kind ${category}`])),
  hashtag: 'Acme',
  words: { en: { colours: 'three' }, de: { language: 'Englisch' } },
};

export const POST = {
  openings: { instagram: 'Hello, {deck.name}.', linkedin: 'The {deck.name} deck is here.' },
  middle: 'I like it.',
  prompt: 'Do you? Tell me in the comments.',
};

const CALL = ['Do it.'];

const TAGS = Array.from('abcdefgh', (letter) => `Tag${letter}`);

const COMMON = {
  calls: forTones({
    'follow-profile': ['Follow: {link}'],
    'save-post': CALL,
    'share-with-team': CALL,
    'tag-a-friend': CALL,
  }),
  mentions: forTones(['More: {link}']),
  inline: ['Filed under {tags}.'],
  and: 'and',
  hashtags: {
    'brand-core': ['{deck.hashtag}'],
    'ugc-generic': ['Cards'],
    'innovation-work': TAGS,
  },
  intentHashtag: Object.fromEntries(INTENTS.map((intent) => [intent, 'Hello'])),
};

/** A file of an intent with these posts in every tone. */
export const fileOf = (posts: readonly unknown[], cardPosts?: readonly unknown[]) => ({
  tones: forTones({ posts, ...(cardPosts && { cardPosts }), cards: ['Drawn: {card}.'] }),
});

/** The same without posts about a card. */
export const intentOf = (...posts: readonly unknown[]) => fileOf(posts);

/** The smallest captions of a deck, as JSON (which is YAML) by path. */
const smallest: Readonly<Record<string, unknown>> = Object.fromEntries([
  ...LANGUAGES.map((language) => [`captions/${language}/common.yaml`, COMMON]),
  ...LANGUAGES.flatMap((language) =>
    INTENTS.map((intent) => [`captions/${language}/${intent}.yaml`, intentOf(POST)]),
  ),
]);

/** Writes the smallest captions of a deck, without its facts, into a folder. */
export const writeCaptions = async (folder: string): Promise<void> => {
  await Promise.all(
    Object.entries(smallest).map(async ([path, content]) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), JSON.stringify(content, null, 1));
    }),
  );
};
