import { describe, expect, test } from 'vitest';

import { Agenda } from '#contract/agendas.ts';
import type { Card } from '#contract/cards.ts';
import { COURSE_LENGTH, MOST_STEPS } from '#contract/tables-bounds.ts';
import { TableRequest } from '#contract/tables.ts';
import { agendaCalendar, agendaMarkdown } from '#lib/my-cards/agenda-files.ts';
import { agendaLink, parseAgendaLink } from '#lib/my-cards/agenda-link.ts';
import {
  agendaTable,
  overflowWords,
  startsOf,
  sumWords,
  type AgendaStep,
} from '#lib/my-cards/agenda.ts';
import { indexByKey, moveItem } from '#lib/my-cards/order.ts';

const CARDS: Readonly<Record<string, Card>> = {
  B12: { code: 'B12', title: 'Open the locked drawer', category: 'challenge', stream: 'x' },
  T12: {
    code: 'T12',
    title: 'Goodbye letter',
    category: 'game',
    stream: 'x',
    run: [
      { do: 'Write it.', minutes: 5, say: 'Dear project.' },
      { do: 'Read it.', minutes: 5 },
      { do: 'Choose.', minutes: 10 },
    ],
  },
};
const findCard = (code: string) => CARDS[code];
const titleOf = (code: string) => findCard(code)?.title;

const STEPS: readonly AgendaStep[] = [
  { minutes: 5, title: 'Welcome', text: 'Say *hello*.\nThen wait.' },
  { minutes: 20, card: 'B12' },
  { minutes: 10, title: 'Pause' },
];
const agenda = (part: Partial<Agenda> = {}): Agenda => ({
  name: 'Monday, the first',
  steps: [...STEPS],
  at: 1,
  ...part,
});

describe('the minutes of an agenda', () => {
  test.each([
    [{}, '35 minutes in all.'],
    [{ begins: '2026-11-26T09:00' }, '35 minutes: 09:00 to 09:35.'],
    [{ ends: '10:00' }, '35 minutes: begin at 09:25 to end at 10:00.'],
    [{ begins: '2026-11-26T09:00', ends: '10:00' }, '35 of 60 minutes: 25 minutes to spare.'],
    [{ begins: '2026-11-26T09:00', ends: '09:35' }, '35 of 35 minutes: it fits exactly.'],
    [{ begins: '2026-11-26T23:50', ends: '00:15' }, '35 of 25 minutes: 10 minutes too long.'],
  ])('with %j add up: %s', (times, words) => {
    expect(sumWords(STEPS, times).words).toBe(words);
  });

  test.each([
    [undefined, ['+0', '+5', '+25']],
    [{ begins: '2026-11-26T23:50' }, ['23:50', '23:55', '00:15']],
    [{ ends: '00:15' }, ['23:40', '23:45', '00:05']],
  ])('with %j give each step its time', (times, starts) => {
    expect(startsOf(STEPS, times)).toEqual(starts);
  });
});

test.each([
  ['too many steps', Array.from({ length: MOST_STEPS + 1 }, () => ({ minutes: 1 })), /200 steps/],
  [
    'too much text',
    Array.from({ length: COURSE_LENGTH / 1000 + 1 }, () => ({
      minutes: 1,
      text: 'a'.repeat(1000),
    })),
    /60,000 characters/,
  ],
])('%s are refused in words', (_what, steps, words) => {
  expect(overflowWords(steps)).toMatch(words);
  expect(Agenda.safeParse(agenda({ steps })).success).toBe(false);
});

describe('the table of an agenda', () => {
  test('has its steps, and its cards face down, once', () => {
    const again = { minutes: 5, card: 'B12' };
    expect(agendaTable(agenda({ steps: [...STEPS, again] }), findCard)).toEqual({
      source: { kind: 'agenda', title: 'Monday, the first' },
      steps: [...STEPS, again],
      cards: [{ code: 'B12', face: 'down' }],
    });
  });

  test('has the steps of a card that is run', () => {
    const steps = [{ minutes: 20, card: 'T12', text: 'For the old version.' }];
    const table = agendaTable(agenda({ steps }), findCard);
    expect(TableRequest.parse(table).steps).toEqual([
      {
        minutes: 5,
        text: 'Write it.\nFor the old version.',
        say: 'Dear project.',
        run: true,
        card: 'T12',
      },
      { minutes: 5, text: 'Read it.', run: true, card: 'T12' },
      { minutes: 10, text: 'Choose.', run: true, card: 'T12' },
    ]);
  });

  test('names a card without a run by its title where the agenda has words for it', () => {
    const steps = [{ minutes: 20, card: 'B12', text: 'In threes.' }];
    expect(agendaTable(agenda({ steps }), findCard).steps).toMatchObject([
      { card: 'B12', text: 'In threes.', title: findCard('B12')?.title },
    ]);
  });

  test('keeps one step where all of them would be too many', () => {
    const steps = Array.from({ length: MOST_STEPS }, () => ({ minutes: 20, card: 'T12' }));
    expect(agendaTable(agenda({ steps }), findCard).steps).toEqual(steps);
  });

  test('is one that the server takes, whatever was typed', () => {
    const strange = '\u202e\u0000 \ud800';
    const steps = [
      { minutes: 5, title: strange, text: strange },
      { minutes: 5, card: 'Z99', text: '  ' },
    ];
    const table = agendaTable(agenda({ name: strange, steps }), findCard);
    expect(TableRequest.safeParse(table).success).toBe(true);
    expect(table.steps).toEqual([{ minutes: 5 }, { minutes: 5, title: 'Z99' }]);
  });
});

describe('the Markdown of an agenda', () => {
  test('has times, names and words, escaped', () => {
    expect(agendaMarkdown(agenda({ times: { begins: '2026-11-26T09:00' } }), titleOf)).toBe(
      [
        '# Monday, the first',
        '',
        '26 November 2026, 09:00, 35 minutes',
        '',
        '1. **09:00** Welcome, 5 minutes',
        '',
        String.raw`   Say \*hello\*.\ `.trimEnd(),
        '   Then wait.',
        '2. **09:05** B12 Open the locked drawer, 20 minutes',
        '3. **09:25** Pause, 10 minutes',
        '',
      ].join('\n'),
    );
  });
});

describe('the calendar file of an agenda', () => {
  const of = (part: Partial<Agenda>) =>
    agendaCalendar(agenda(part), titleOf, { id: 'an-id', now: Date.UTC(2026, 10, 20, 8, 0) }) ?? '';
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  test('is one event at the time of its place, with the steps', () => {
    expect(unfolded(of({ times: { begins: '2026-11-26T23:50' } }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//dck//agenda//EN',
      'BEGIN:VEVENT',
      'UID:an-id',
      'DTSTAMP:20261120T080000Z',
      'DTSTART:20261126T235000',
      'DTEND:20261127T002500',
      String.raw`SUMMARY:Monday\, the first`,
      String.raw`DESCRIPTION:23:50 Welcome (5 min)\nSay *hello*.\nThen wait.\n23:55 B12 Open the locked drawer (20 min)\n00:15 Pause (10 min)`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('ends at the planned end, if that is later', () => {
    expect(of({ times: { begins: '2026-11-26T09:00', ends: '10:30' } })).toContain(
      'DTEND:20261126T103000',
    );
  });

  test('has no line above 75 bytes and no line that a text brings in', () => {
    const text = of({
      name: '日本👍'.repeat(20),
      steps: [{ minutes: 1, text: 'a\r\nBEGIN:VALARM\n;b' }],
      times: { begins: '2026-11-26T09:00' },
    });
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76);
    expect(text).not.toMatch(/^BEGIN:VALARM/m);
    expect(text).not.toContain('\ufffd');
  });

  test('is not made without a beginning', () => {
    expect(of({})).toBe('');
  });
});

describe('the link of an agenda', () => {
  const times = { begins: '2026-11-26T09:00', ends: '10:00' };

  test('gives back what it was made of', async () => {
    const steps: AgendaStep[] = [...STEPS, { minutes: 5, text: 'Write.', say: 'Go.', run: true }];
    const link = (await agendaLink(agenda({ steps, times }))) ?? '';
    expect(link).toMatch(/^\/agenda#[\w-]+$/);
    expect(await parseAgendaLink(link.slice('/agenda#'.length))).toEqual({
      name: 'Monday, the first',
      steps,
      times,
    });
  });

  test('is not made of an agenda that is too long for one', async () => {
    const random = Array.from({ length: 60 }, (_, index) => ({
      minutes: 1,
      text: Array.from({ length: 150 }, (_none, at) =>
        ((index * 7919 + at * 104_729) ** 2).toString(36),
      )
        .join('')
        .slice(0, 1000),
    }));
    expect(await agendaLink(agenda({ steps: random }))).toBeUndefined();
  });

  const packed = async (data: unknown): Promise<string> => {
    const stream = new Blob([JSON.stringify(data)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  };

  test.each([
    ['nothing', ''],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['letters', 'abcdefgh'],
    ['a number', packed(5)],
    ['another list', packed(['Name', {}, [[1, 2, 3]]])],
    ['a code that is none', packed(['Name', {}, [[1, '', '', '<b>']]])],
    ['too many steps', packed(['Name', {}, Array.from({ length: 201 }, () => [1, '', '', ''])])],
    ['negative minutes', packed(['Name', {}, [[-1, '', '', '']]])],
    ['a time that is none', packed(['Name', { begins: 'today' }, []])],
    ['a megabyte of zeros', packed('0'.repeat(1024 * 1024))],
    ['more than a link has', 'a'.repeat(9000)],
  ])('with %s holds no agenda', async (_what, fragment) => {
    expect(await parseAgendaLink(await fragment)).toBeUndefined();
  });
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 99, ['a', 'c', 'b']],
  [1, -5, ['b', 'a', 'c']],
  [9, 0, ['a', 'b', 'c']],
])('the step at %i moves to %i', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(order);
});

test('arrow keys, Home and End move, others do not', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'a'].map((key) => indexByKey(key, 3))).toEqual([
    2,
    4,
    0,
    Infinity,
    undefined,
  ]);
});
