import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

import { checkCaptions } from '#server/authoring/caption-rules.ts';
import { findingOf } from '#server/authoring/finding.ts';
import { findMonotony } from '#server/authoring/variety.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { loadTestDeck, TEST_DECK } from '#support/shared/test-deck.ts';

/** The findings in a copy of the tests' captions with one text changed. */
const findingsIn = async (
  path: string,
  change: (text: string) => string,
): Promise<readonly string[]> => {
  const folder = await makeTemporaryFolder();
  await cp(join(TEST_DECK, 'captions'), join(folder, 'captions'), { recursive: true });
  const text = await readFile(join(folder, path), 'utf8');
  await writeFile(join(folder, path), change(text));
  const findings: string[] = [];
  const { cards, facts } = await loadTestDeck();
  await checkCaptions(
    (...finding) => findings.push(findingOf(...finding)),
    folder,
    facts,
    new Set(cards.map(({ code }) => code)),
  );
  return findings.filter((finding) => finding.includes(path));
};

const EN = 'captions/en/unboxing-wow.yaml';
const DE = 'captions/de/thank-you.yaml';
const CALLS = 'captions/en/common.yaml';
const ABOUT_CARDS = 'captions/en/cards.yaml';
const STAIRS = 'The stairs are quiet.';
const MIDDLE = 'gladly for the lid';

test.each<[string, string, string, string, RegExp]>([
  ['a guarded word', EN, MIDDLE, 'for the best lid', /posts\.1\.middle says “[^”]*best”, which/],
  ['a blank too many', EN, MIDDLE, 'gladly  for the lid', /posts\.1\.middle has a blank too many/],
  ['no full stop', EN, `${MIDDLE}.`, MIDDLE, /posts\.1\.middle ends without a full stop/],
  [
    'a small letter',
    EN,
    'Nice {enough',
    'nice {enough',
    /posts\.1\.closing begins with a small letter/,
  ],
  ['a straight mark', EN, MIDDLE, 'for a "lid"', /posts\.1\.middle has a straight quotation mark/],
  [
    'a figure',
    EN,
    MIDDLE,
    'for 2 lids',
    /posts\.1\.middle has “2”: emoji, hashtags, links and figures/,
  ],
  [
    'two slots',
    EN,
    'about [your word]',
    'about [your word] of [your day]',
    /has two places to fill/,
  ],
  [
    'a long slot',
    EN,
    'about [your word]',
    'about [it]',
    /posts\.3\.middle asks for words in square/,
  ],
  [
    'the other language',
    EN,
    MIDDLE,
    'und die Karten',
    /posts\.1\.middle has a word of the other lang/,
  ],
  ['Sie', DE, 'Ich {schaue|lese} gern', 'So sehen Sie gern', /posts\.1\.middle says Sie; captions/],
  [
    'a silent prompt',
    EN,
    'Tell me in the comments',
    'Tell me',
    /posts\.0\.prompt does not name the comme/,
  ],
  [
    'a nameless opening',
    EN,
    'A nice {hour|evening|morning} with {deck.name}',
    'A nice hour',
    /posts\.1\.openings\.instagram does not name DCK/,
  ],
  [
    'a word of the makers',
    EN,
    MIDDLE,
    'for the app',
    /posts\.1\.middle says “app”, as only the makers do/,
  ],
  [
    'a stream',
    EN,
    MIDDLE,
    'for the Empathy Nexus',
    /posts\.1\.middle says “Empathy Nexus”, as only/,
  ],
  [
    'a long middle',
    EN,
    MIDDLE,
    `for the ${'very '.repeat(30)}lid`,
    /posts\.1\.middle is \d+ characters; 160 fit/,
  ],
  [
    'a long opening',
    EN,
    'nice and ready',
    `${'nice and '.repeat(20)}ready`,
    /linkedin is \d+ characters; 180 fit/,
  ],
  [
    'a sentence twice',
    CALLS,
    'Keep this nice post.',
    'Save this gladly for later.',
    /save-post\.1 says “Save this gladly for later\.” again/,
  ],
  [
    'few calls',
    CALLS,
    "      - 'Keep this nice post.'\n",
    '',
    /calls\.warm-friendly\.save-post has 1 of 3/,
  ],
  [
    'a text of no card',
    ABOUT_CARDS,
    'B18',
    'B99',
    /cards\.yaml:2: cards\.0 names B99, which is no card/,
  ],
  [
    'a text that asks',
    ABOUT_CARDS,
    STAIRS,
    'Is it quiet on the stairs?',
    /cards\.0\.texts\.0 asks: the card has a question already/,
  ],
  [
    'a long text about a card',
    ABOUT_CARDS,
    STAIRS,
    `${STAIRS} ${'It is quiet there. '.repeat(10).trim()}`,
    /cards\.0\.texts\.0 is \d+ characters; 200 fit/,
  ],
  [
    'few posts',
    EN,
    'about',
    'about',
    /unboxing-wow\.yaml:4: tones\.warm-friendly has 4 of 7 posts/,
  ],
])('the check names %s with file, line and field', async (_name, path, from, to, finding) => {
  const found = await findingsIn(path, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  expect(found.filter((one) => finding.test(one))).toEqual([expect.stringMatching(/\.yaml:\d+: /)]);
});

interface Tone {
  posts: Post[];
  cardPosts: Post[];
}
interface File {
  readonly tones: Readonly<Record<string, Tone>>;
}
interface Post {
  openings: Record<string, string>;
  middle: string;
  drawback?: string;
}

/** The findings in a tone with eight posts, one of them changed. */
const findingsOfMany = (change: (post: Post, tone: Tone) => void) =>
  findingsIn(EN, (text) => {
    const file = parse(text) as File;
    const tone = file.tones['warm-friendly'];
    const [post] = tone?.posts ?? [];
    if (!tone || !post) throw new Error('The tests’ captions have no post.');
    tone.posts = Array.from({ length: 8 }, () => structuredClone(post));
    change(tone.posts[4] ?? post, tone);
    return stringify(file);
  });

test.each<[string, (post: Post, tone: Tone) => void, RegExp]>([
  [
    'few posts about cards',
    (_post, { cardPosts }) => cardPosts.splice(1),
    /warm-friendly\.cardPosts has 1 of 4 posts/,
  ],
  [
    'few wordings',
    (post) => (post.middle = 'I like the lid.'),
    /posts\.4\.middle has 1 of 2 wordings/,
  ],
  [
    'a drawback',
    (post) => (post.drawback = 'It is small.'),
    /posts\.4\.drawback is for the quick review only/,
  ],
  [
    'a drawback of a post about a card',
    (_post, { cardPosts: [post] }) => post && (post.drawback = 'It is small.'),
    /cardPosts\.0\.drawback is for the quick review only/,
  ],
  [
    'a sentence of another post',
    () => undefined,
    /posts\.1\.middle says “[^”]+”, as another post does/,
  ],
  [
    'a shared opening',
    ({ openings }) => (openings['linkedin'] = openings['instagram'] ?? ''),
    /posts\.4\.openings\.linkedin is an opening on instagram too/,
  ],
])('where there are enough posts, the check names %s', async (_name, change, finding) => {
  const found = await findingsOfMany(change);
  expect(found.find((one) => finding.test(one))).toBeDefined();
});

test('captions that are alike are named by their tone', async () => {
  const { captions } = await loadTestDeck();
  const found = findMonotony(
    captions,
    ({ platform, language, intent, tone }) =>
      [platform, language, intent, tone].join(' ') === 'linkedin de thank-you enthusiastic',
  );
  expect(found.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^shares a sentence in \d+ % of the pairs of captions on linkedin; 15 %/),
  ]);
  expect(found[0]).toMatchObject({ language: 'de', intent: 'thank-you', tone: 'enthusiastic' });
});
