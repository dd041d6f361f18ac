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
  const { facts } = await loadTestDeck();
  await checkCaptions((...finding) => findings.push(findingOf(...finding)), folder, facts);
  return findings.filter((finding) => finding.includes(path));
};

const EN = 'captions/en/unboxing-wow.yaml';
const DE = 'captions/de/thank-you.yaml';
const CALLS = 'captions/en/common.yaml';
const MIDDLE = 'gladly for the lid';

test.each<[string, string, string, string, RegExp]>([
  ['a guarded word', EN, MIDDLE, 'for the best lid', /middles\.1 says “[^”]*best”, which/],
  ['a blank too many', EN, MIDDLE, 'gladly  for the lid', /middles\.1 has a blank too many/],
  ['no full stop', EN, `${MIDDLE}.`, MIDDLE, /middles\.1 ends without a full stop/],
  ['a small letter', EN, 'Nice {enough', 'nice {enough', /closings\.1 begins with a small letter/],
  ['a straight mark', EN, MIDDLE, 'for a "lid"', /middles\.1 has a straight quotation mark/],
  ['a figure', EN, MIDDLE, 'for 2 lids', /middles\.1 has “2”: emoji, hashtags, links and figures/],
  [
    'two slots',
    EN,
    'about [your word]',
    'about [your word] of [your day]',
    /has two places to fill/,
  ],
  ['a long slot', EN, 'about [your word]', 'about [it]', /middles\.1 asks for words in square br/],
  ['the other language', EN, MIDDLE, 'und die Karten', /middles\.1 has a word of the other lang/],
  ['Sie', DE, 'Mein Tisch wirkt', 'So sehen Sie den Tisch', /middles\.2 says Sie; captions say du/],
  [
    'a silent prompt',
    EN,
    'Tell me in the comments',
    'Tell me',
    /prompts\.0 does not name the comme/,
  ],
  [
    'a nameless opening',
    EN,
    'A nice {hour|evening|morning} with {deck.name}',
    'A nice hour',
    /openings\.instagram\.1 does not name DCK/,
  ],
  [
    'a word of the makers',
    EN,
    MIDDLE,
    'for the app',
    /middles\.1 says “app”, as only the makers do/,
  ],
  ['a stream', EN, MIDDLE, 'for the Empathy Nexus', /middles\.1 says “Empathy Nexus”, as only/],
  [
    'a long middle',
    EN,
    MIDDLE,
    `for the ${'very '.repeat(30)}lid`,
    /middles\.1 is \d+ characters; 160 fit/,
  ],
  [
    'a long opening',
    EN,
    'nice and ready',
    `${'nice and '.repeat(20)}ready`,
    /linkedin\.1 is \d+ characters; 180 fit/,
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
    'few themes',
    EN,
    'about',
    'about',
    /unboxing-wow\.yaml:4: tones\.warm-friendly has 2 of 5 themes/,
  ],
])('the check names %s with file, line and field', async (_name, path, from, to, finding) => {
  const found = await findingsIn(path, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  expect(found.filter((one) => finding.test(one))).toEqual([expect.stringMatching(/\.yaml:\d+: /)]);
});

interface File {
  readonly tones: Readonly<Record<string, { themes: Theme[] }>>;
}
interface Theme {
  openings: Record<string, string[]>;
  middles: string[];
  drawbacks?: string[];
  closings: string[];
  prompts: string[];
}

/** The findings in a tone with five equal themes, one of them changed. */
const findingsOfMany = (change: (theme: Theme, tone: { themes: Theme[] }) => void) =>
  findingsIn(EN, (text) => {
    const file = parse(text) as File;
    const tone = file.tones['warm-friendly'];
    const [theme] = tone?.themes ?? [];
    if (!tone || !theme) throw new Error('The tests’ captions have no theme.');
    tone.themes = Array.from({ length: 5 }, () => structuredClone(theme));
    change(tone.themes[4] ?? theme, tone);
    return stringify(file);
  });

test.each<[string, (theme: Theme, tone: { themes: Theme[] }) => void, RegExp]>([
  [
    'few openings',
    (theme) => theme.openings['linkedin']?.pop(),
    /has 9 of 10 openings on linkedin/,
  ],
  [
    'an opening alone',
    (theme) => theme.openings['linkedin']?.pop(),
    /themes\.4\.openings\.linkedin has 1 of 2 sentences/,
  ],
  ['few middles', (theme) => theme.middles.splice(1), /themes\.4\.middles has 1 of 3 sentences/],
  [
    'few middles in all',
    (_theme, { themes }) => themes.forEach(({ middles }) => middles.splice(1)),
    /warm-friendly has 5 of 8 middles/,
  ],
  [
    'few closings in all',
    (_theme, { themes }) => themes.forEach((one) => (one.closings = [''])),
    /warm-friendly has 0 of 5 closings/,
  ],
  [
    'few wordings',
    (theme) => (theme.middles[0] = 'I like the lid.'),
    /themes\.4\.middles\.0 has 1 of 3 wordings/,
  ],
  [
    'a drawback',
    (theme) => (theme.drawbacks = ['It is small.']),
    /themes\.4\.drawbacks is for the quick review only/,
  ],
  [
    'a shared opening',
    ({ openings }) => openings['linkedin']?.push(openings['instagram']?.[1] ?? ''),
    /linkedin\.2 is an opening on instagram too/,
  ],
])('where there are enough themes, the check names %s', async (_name, change, finding) => {
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
    'says a sentence in two captions in a row on linkedin: add sentences',
  ]);
  expect(found[0]).toMatchObject({ language: 'de', intent: 'thank-you', tone: 'enthusiastic' });
});
