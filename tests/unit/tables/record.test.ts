import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import fc from 'fast-check';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import type { DeckCard } from '#contract/deck-card.ts';
import type { TableRecord } from '#contract/table-record.ts';
import type { TableState } from '#contract/table-state.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { noteWords, peopleWords, type TimeFormat, timeFormatIn } from '#lib/tables/record-words.ts';
import { openCards, stateFor, type Viewer } from '#lib/tables/redact.ts';
import { recordOf } from '#lib/tables/build-record.ts';
import { csvOf } from '#server/tables/record/csv.ts';
import { toDocx } from '#server/tables/record/docx/record-docx.ts';
import { withLanguage } from '#server/shared/language.ts';
import { markdownOf } from '#server/tables/record/markdown.ts';
import { showable } from '#server/tables/record/pdf/fonts.ts';
import { toPdf } from '#server/tables/record/pdf/record-pdf.ts';
import { readText } from '#support/pdf/pdf-text.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { readParagraphs, readPart } from '#support/tables/docx-text.ts';
import { History, READER, uuid } from '#support/tables/histories.ts';

/**
 * The cells of a CSV as a spreadsheet takes them in: quotation marks hold a cell together only where it
 * begins with one.
 */
const parseCsv = (file: string, separator: string): string[][] => {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator || sign === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') rows.push(row.splice(0));
    } else cell += sign;
  }
  return rows;
};

const utc = (): TimeFormat => {
  const times = timeFormatIn('UTC');
  if (!times) throw new Error('UTC is a time zone.');
  return times;
};
const TIMES = utc();

const toCsv = (record: TableRecord): string => [...csvOf(record)].join('');
const toMarkdown = (record: TableRecord, times: TimeFormat): string =>
  [...markdownOf(record, times)].join('');

const MOMENT = '2026-11-22T13:05:00.000Z';

/** A record in which a text stands wherever people can write one. */
const recordWith = (text: string, name: string): TableRecord => ({
  version: 1,
  code: 'K7M2PX',
  source: { kind: 'hand', title: name },
  settings: { votes: 3, named: true, asks: false, locked: false },
  openedAt: MOMENT,
  closedAt: MOMENT,
  writtenAt: MOMENT,
  people: [name],
  nameless: 0,
  decisions: [{ text: name, writtenAt: MOMENT }],
  tasks: [{ text: name, who: name, until: '2026-12-24', writtenAt: MOMENT }],
  steps: [
    {
      minutes: 1,
      title: name,
      text,
      beganAt: MOMENT,
      tookSeconds: 90,
      notes: [{ text, byHost: true, writtenAt: MOMENT }],
    },
  ],
  notes: [{ text, votes: 2, writtenAt: MOMENT }],
  groups: [
    {
      name,
      cards: [{ face: 'down', notes: [{ text, author: name, writtenAt: MOMENT }] }],
      notes: [],
    },
  ],
  aside: [{ face: 'down', notes: [{ text, writtenAt: MOMENT }] }],
});

/** Signs of Markdown, HTML and spreadsheets, among letters of several scripts. */
const SIGNS = [
  ...'#*_`~[]()<>&|!\\+-=.:;,\'"$@0123 äŁж日م👍\n',
  '    ',
  '---',
  '===',
  '1. ',
  '```',
];
const written = (signs: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'grapheme', maxLength: 3 })), {
      maxLength: 30,
    })
    .map((parts) =>
      parts
        .join('')
        .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
        .trim(),
    )
    .filter((text) => text !== '');
const Text = written(SIGNS);
const Name = written(SIGNS.filter((sign) => sign !== '\n')).map((name) =>
  name.replaceAll('\n', ''),
);

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const read = (node: Node): string =>
  node.type === 'break' ? '\n' : (node.value ?? (node.children ?? []).map(read).join(''));

const all = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(all)];

/** A text but for the white space in it, which Markdown does not keep. */
const letters = (text: string): string => text.replaceAll(/\s+/g, '');

test('whatever people write is text in Markdown, letter for letter', () => {
  fc.assert(
    fc.property(Text, Name, (text, name) => {
      const tree = unified()
        .use(remarkParse)
        .parse(toMarkdown(recordWith(text, name), TIMES)) as Node;
      const kinds = new Set(all(tree).map(({ type }) => type));
      const own = new Set(['root', 'heading', 'paragraph', 'list', 'listItem', 'text', 'break']);
      expect([...kinds].filter((kind) => !own.has(kind))).toEqual([]);
      const items = all(tree).filter(({ type }) => type === 'listItem');
      expect(items.map(read).map(letters)).toEqual(
        [
          name,
          `${name} (${name}, until 24 December 2026)`,
          `2 votes: ${text}`,
          `${name}: began 13:05, 1 minute planned, 2 minutes taken${text}written by the host: ${text}`,
          `written by the host: ${text}`,
          `${name}: ${text}`,
          `2 votes: ${text}`,
          text,
        ].map(letters),
      );
      const headings = all(tree).filter(({ type }) => type === 'heading');
      expect(headings.map(read).map(letters)).toEqual(
        [
          name,
          'Decisions',
          'Tasks',
          'Notes with votes',
          'Steps',
          name,
          'A card that lies face down',
          'Notes',
          'Set aside',
          'A card that lies face down',
        ].map(letters),
      );
    }),
    { numRuns: 500 },
  );
});

test('a line break within a note is one in Markdown', () => {
  const text = toMarkdown(recordWith('one\ntwo\n\nthree', 'Kim'), TIMES);
  expect(text).toContain('- Kim: one\\\n  two\n\n  three');
});

/** All letters of a text, in no order, but for the colons between a note and its author. */
const bagOf = (texts: readonly string[]): string =>
  Array.from(texts.join('').replaceAll(/[\s:]/gu, '')).toSorted().join('');

test('a Word document has the words of the Markdown, whatever people write', async () => {
  await fc.assert(
    fc.asyncProperty(Text, Name, async (text, name) => {
      const record = recordWith(text, name);
      const paragraphs = readParagraphs(await toDocx(record, TIMES));
      const tree = unified().use(remarkParse).parse(toMarkdown(record, TIMES)) as Node;
      const items = all(tree).filter(({ type }) => type === 'paragraph' || type === 'heading');
      expect(bagOf(paragraphs.map((one) => one.text))).toBe(bagOf(items.map(read)));
      const [heading, ...headings] = paragraphs.filter(({ style }) => /^(Title|Head)/.test(style));
      expect(heading).toEqual({ style: 'Title', text: name });
      expect(headings.map((one) => one.text)).toEqual([
        'Decisions',
        'Tasks',
        'Notes with votes',
        'Steps',
        name,
        'A card that lies face down',
        'Notes',
        'Set aside',
        'A card that lies face down',
      ]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['signs of XML', 'a < b && c > "d" \'e\' ]]> <!-- &amp; <w:p/>', ''],
  ['emoji', '👩‍👩‍👧 🇩🇪 👍🏽', ''],
  ['lines', 'one\ntwo\n\nthree', ''],
  ['Arabic', 'مرحبا بكم', '<w:bidi/>'],
  ['Hebrew after a number', '1. שלום', '<w:bidi/>'],
  ['English with an Arabic word', 'We said مرحبا', ''],
])('a note with %s is the same in a Word document', async (_, text, bidi) => {
  const file = await toDocx(recordWith(text, 'Kim'), TIMES);
  expect(readParagraphs(file)).toContainEqual({ style: 'ListBullet', text });
  const style = '<w:pStyle w:val="ListBullet"/>';
  const [own = ''] = readPart(file, 'word/document.xml').split('</w:p>').slice(-2);
  expect(own).toContain(`<w:pPr>${style}${bidi}</w:pPr>`);
});

test('characters that XML lacks are left out of a Word document', async () => {
  const file = await toDocx(recordWith('a\u0000b\u000Bc\uD800d\uFFFEe', 'Kim'), TIMES);
  expect(readParagraphs(file)).toContainEqual({ style: 'ListBullet', text: 'abcde' });
});

test('a record without content is a Word document with its head', async () => {
  const file = await toDocx(recordOf(NEW_TABLE, OPTIONS), TIMES);
  expect(readParagraphs(file).map(({ text }) => text)).toEqual([
    'A table',
    'Table K7M2PX, 1 January 1970, 00:00, still open at 00:00 (UTC)',
    'With the host',
  ]);
});

test('equal records are equal Word documents', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => toDocx(recordWith('text', 'Kim'), TIMES)),
  );
  expect(one).toEqual(other);
});

test('CSV gives each text back, but for the apostrophe before what may be a formula', () => {
  fc.assert(
    fc.property(Text, Name, (text, name) => {
      const [, [note, author] = []] = parseCsv(toCsv(recordWith(text, name)), ',');
      // The apostrophe may be the author's own.
      const bare = (cell = '') => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '');
      expect(bare(note)).toBe(bare(text));
      expect(author?.replaceAll(/(^|;["\s]*)'(?=[=+\-@＝＋－＠])/g, '$1')).toBe(
        name.replaceAll(/(^|;["\s]*)'(?=[=+\-@＝＋－＠])/g, '$1'),
      );
    }),
    { numRuns: 500 },
  );
});

test.each([',', ';'])('no cell is a formula where cells are parted by %s', (separator) => {
  fc.assert(
    fc.property(Text, Name, (text, name) => {
      const cells = parseCsv(toCsv(recordWith(text, name)), separator).flat();
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
    { numRuns: 500, examples: [['A note', ';"@']] },
  );
});

/** Characters of no width, blanks and marks that a spreadsheet may leave out before a formula. */
const UNSEEN = [
  ...'\u200B\u200D\u2060\uFEFF\u00AD\u034F\u3164\u115F\u180E\u2800\u00A0\u3000\u0301\uFE0F',
];

test.each(UNSEEN)('no cell is a formula behind the unseen character %j', (unseen) => {
  const text = `${unseen}=1+1`;
  const within = `note;${unseen}=1+1`;
  const [, cells = []] = parseCsv(toCsv(recordWith(text, within)), ',');
  expect(cells.slice(0, 2)).toEqual([`${unseen}'=1+1`, `note;${unseen}'=1+1`]);
});

test('no text is too much for the PDF', async () => {
  await fc.assert(
    fc.asyncProperty(Text, Name, async (text, name) => {
      const pdf = await toPdf(recordWith(text, name), TIMES);
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    }),
    { numRuns: 30 },
  );
});

const CARDS = new Map(
  ['B01', 'B02', 'T03', 'T04', 'M05', 'S06'].map((code): [string, DeckCard] => [
    code,
    {
      code,
      title: `Title of ${code}`,
      category: 'spark',
      stream: 'empathy_nexus',
      prompt: 'p',
      method: 'm',
      application: 'a',
    },
  ]),
);
const OPTIONS = { code: 'K7M2PX', cards: CARDS, now: 5000 };
const GUEST: Viewer = { role: 'guest', guest: READER };

test('a guest’s record has no code and no title of a card that does not lie open', () => {
  fc.assert(
    fc.property(History, (events) => {
      const state = events.reduce(foldTable, NEW_TABLE);
      const record = recordOf(stateFor(GUEST, state), OPTIONS);
      const told = [JSON.stringify(record), toMarkdown(record, TIMES), toCsv(record)].join('\n');
      const open = openCards(state);
      expect([...CARDS.keys()].filter((code) => told.includes(code) && !open.has(code))).toEqual(
        [],
      );
    }),
  );
});

test('all guests and screens have the same record', () => {
  fc.assert(
    fc.property(History, (events) => {
      const state = events.reduce(foldTable, NEW_TABLE);
      const of = (viewer: Viewer) => recordOf(stateFor(viewer, state), OPTIONS);
      expect(of({ role: 'screen' })).toEqual(of(GUEST));
    }),
  );
});

test('every note that is not hidden is in the host’s record once', () => {
  fc.assert(
    fc.property(History, (events) => {
      const state = events.reduce(foldTable, NEW_TABLE);
      const record = recordOf(stateFor({ role: 'host' }, state), OPTIONS);
      const { aside, groups, steps } = record;
      const cards = [...groups.flatMap((group) => group.cards), ...aside];
      const wanted = Object.values(state.notes).filter(({ hidden }) => !hidden);
      expect(cards).toHaveLength(state.cards.length);
      const shelves = [...cards, ...groups, ...steps, record];
      expect(shelves.flatMap(({ notes }) => notes.map(({ text }) => text)).toSorted()).toEqual(
        wanted.map(({ text }) => text).toSorted(),
      );
    }),
  );
});

test.each([
  ['Łukasz → Öztürk', 'Łukasz ➡ Öztürk'],
  ['жизнь, Ωμέγα, 👍🏽', 'жизнь, Ωμέγα, 👍'],
  ['日本 語 and مرحبا', '[…] and […]'],
  ['🇩🇪 a\u0308', 'DE ä'],
])('%s is shown in the PDF as %s', (text, shown) => {
  expect(showable(text)).toBe(shown);
});

test('the host is called by name where it is known', () => {
  const note = { place: uuid(1), text: 'Yes', author: 'host', named: true, proxy: false } as const;
  const state = { ...NEW_TABLE, notes: { [uuid(2)]: { ...note, hidden: false, at: 1 } } };
  const wordsOf = (table: TableState) => {
    const record = recordOf(table, OPTIONS);
    return [peopleWords(record), record.notes.map(noteWords)];
  };
  expect([wordsOf(state), wordsOf({ ...state, host: 'Rita' })]).toEqual([
    ['the host', ['Host']],
    ['Rita (host)', ['Rita (host)']],
  ]);
});

test('a note of a removed guest stays in the record, without the name', () => {
  const guest = { name: 'Gone', status: 'removed', screen: false } as const;
  const note = { place: uuid(1), text: 'Yes', author: uuid(3), named: true, proxy: false } as const;
  const state = {
    ...NEW_TABLE,
    guests: { [uuid(3)]: { ...guest, raised: false, ready: false, added: false } },
    notes: { [uuid(2)]: { ...note, hidden: false, at: 1 } },
  };
  const { notes, people } = recordOf(state, OPTIONS);
  expect([people, notes.map(({ author, text }) => [author, text])]).toEqual([
    [],
    [[undefined, 'Yes']],
  ]);
});

type Messages = Readonly<Record<string, string | readonly { readonly match: object }[]>>;

const messagesIn = (language: string): Messages =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../messages/${language}/record.json`), 'utf8'),
  ) as Messages;

/** The texts of a message between its slots, as far as they have words. */
const piecesOf = (message: Messages[string] = ''): readonly string[] =>
  (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)))
    .flatMap((form: string) => form.split(/\{\w+\}/))
    .map((piece) => piece.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((piece) => piece !== '');

const GERMAN = messagesIn('de');

/** The English texts of records that German does not have as well. */
const ENGLISH = Object.entries(messagesIn('en')).flatMap(([key, message]) =>
  piecesOf(message).filter((piece) => !piecesOf(GERMAN[key]).includes(piece)),
);

/** A record that has each kind of word. */
const wordy = (closedAt: string | null): TableRecord => {
  const { source: _, ...record } = recordWith('Wir fangen an. 日本', 'Kim');
  const [step] = record.steps;
  return {
    ...record,
    source: { kind: 'empty' },
    closedAt,
    nameless: 2,
    steps: [
      ...(step ? [step] : []),
      { minutes: 5, beganAt: null, tookSeconds: null, notes: [] },
      {
        minutes: 0,
        title: 'Anfang',
        card: 'B12',
        beganAt: MOMENT,
        tookSeconds: 600,
        notes: [],
      },
    ],
    groups: [
      ...record.groups,
      {
        name: null,
        cards: [{ code: 'B12', title: 'Karte', face: 'down', votes: 2, notes: [] }],
        notes: [],
      },
      { name: 'Leer', cards: [], notes: [] },
    ],
  };
};

/** A record in all of its forms, as their readers see it. */
const inAllForms = async (record: TableRecord): Promise<string> => {
  const times = utc();
  const word = await toDocx(record, times);
  const pdf = join(await makeTemporaryFolder(), 'record.pdf');
  await writeFile(pdf, await toPdf(record, times));
  return [
    toMarkdown(record, times),
    toCsv(record),
    ...readParagraphs(word).map(({ text }) => text),
    readPart(word, 'word/footer.xml').replaceAll(/<[^>]+>/g, ' '),
    readText(pdf),
  ].join('\n');
};

test.each([MOMENT, null])('a German record that ends %s has no English words', async (closedAt) => {
  const text = await withLanguage('de', () => inAllForms(wordy(closedAt)));
  const said = ENGLISH.filter((piece) =>
    new RegExp(String.raw`(?<!\p{L})${RegExp.escape(piece)}(?!\p{L})`, 'u').test(text),
  );
  expect(said).toEqual([]);
  expect(text).toContain('Dabei: Kim, 2 Gäste (Namen gelöscht) und die Leitung');
});
