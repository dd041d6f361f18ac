import fc from 'fast-check';

import type { EventBody, EventOf, TableEvent } from '#contract/table-events.ts';
import { WHOLE_TABLE } from '#contract/tables-bounds.ts';
import { stepPlace } from '#lib/tables/fold.ts';

/** A UUID that is told from others by a number. */
export const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`;

/** The guest who looks at the table in these histories: in from the beginning to the end. */
export const READER = uuid(100);

const CODES = ['B01', 'B02', 'T03', 'T04', 'M05', 'S06'];
const OTHERS = [uuid(101), uuid(102)];

const place = fc.integer({ min: 0, max: 5 }).map((number) => uuid(number));
const code = (of: string): string => CODES[Number(of.slice(-1))] ?? '';
const group = fc.constantFrom(uuid(200), uuid(201));
const note = fc.constantFrom(uuid(300), uuid(301), uuid(302));
const other = fc.constantFrom(...OTHERS);
const person = fc.constantFrom('host', READER, ...OTHERS);
/** Where a note may hang. */
const notePlace = fc.oneof(place, fc.constantFrom(WHOLE_TABLE, stepPlace(1, 0), stepPlace(1, 1)));
const agreement = fc.constantFrom(uuid(400), uuid(401));
const face = fc.constantFrom('up' as const, 'down' as const);
const word = fc.constantFrom('a', 'b', 'c');

const event = <Kind extends EventBody['kind']>(
  kind: Kind,
  shape: {
    [Name in Exclude<keyof Extract<EventBody, { kind: Kind }>, 'kind'>]: fc.Arbitrary<
      Extract<EventBody, { kind: Kind }>[Name]
    >;
  },
): fc.Arbitrary<EventBody> =>
  fc.record({ kind: fc.constant(kind), ...shape }).map((body) => body as unknown as EventBody);

const laid = fc.tuple(place, face, fc.option(group)).map(([at, up, into]): EventBody => ({
  kind: 'laid',
  cards: [{ place: at, code: code(at), face: up, group: into }],
}));

const toNoted = (
  body: Omit<EventOf<'noted'>, 'seq' | 'at' | 'by' | 'kind' | 'written'>,
): EventBody => ({
  kind: 'noted',
  ...body,
  written: 1,
});

const noted = fc
  .record({
    note,
    place: notePlace,
    text: word,
    author: person,
    named: fc.boolean(),
    proxy: fc.boolean(),
  })
  .map(toNoted);

const STEPS = [1, 2, 3].map((minutes) => ({
  minutes,
  title: `Step ${minutes}`,
  text: `Words ${minutes}`,
  card: CODES[minutes] ?? '',
}));

const Body = fc.oneof(
  { weight: 3, arbitrary: laid },
  { weight: 3, arbitrary: noted },
  {
    weight: 3,
    arbitrary: fc
      .tuple(place, face)
      .map(([at, up]): EventBody => ({ kind: 'turned', place: at, face: up })),
  },
  event('moved', { place, group: fc.option(group), index: fc.nat({ max: 4 }) }),
  event('setAside', { place, aside: fc.boolean() }),
  event('grouped', { group, name: word }),
  event('ungrouped', { group }),
  event('lit', { place: fc.option(place) }),
  event('hid', { note, hidden: fc.boolean() }),
  event('dropped', { note }),
  event('sorted', { note, group: fc.option(group) }),
  event('agreed', {
    agreement,
    text: word,
    who: fc.option(word, { nil: undefined }),
    until: fc.option(fc.constant('2026-12-24'), { nil: undefined }),
    written: fc.constant(1),
  }),
  event('withdrawn', { agreement }),
  event('voted', {
    voter: person,
    place: fc.oneof(place, note),
    dots: fc.nat({ max: 3 }),
    used: fc.nat({ max: 3 }),
  }),
  event('votesShown', { shown: fc.boolean(), totals: fc.constant({ [uuid(1)]: 3 }) }),
  event('asked', { guest: other, name: word, screen: fc.boolean() }),
  event('joined', {
    guest: other,
    name: word,
    screen: fc.boolean(),
    added: fc.option(fc.constant(true), { nil: undefined }),
  }),
  event('left', { guest: other, forgotten: fc.option(fc.constant(true), { nil: undefined }) }),
  event('removed', { guest: other }),
  event('raised', { guest: other, up: fc.boolean() }),
  event('readied', { guest: other, ready: fc.boolean() }),
  fc.nat({ max: 3 }).map((index): EventBody => ({ kind: 'stepped', index })),
  fc
    .record({
      index: fc.option(fc.nat({ max: 4 })),
      light: fc.option(place),
      timer: fc.option(fc.constant({ ms: 1000, endsAt: 5000 })),
      card: fc.option(fc.record({ place, face }), { nil: undefined }),
      back: fc.option(fc.constant(true as const), { nil: undefined }),
    })
    .map((went): EventBody => Object.assign({ kind: 'went' as const }, went)),
  fc
    .record({ after: fc.nat({ max: 4 }), added: fc.nat({ max: 2 }) })
    .map(({ added, after }): EventBody => ({
      kind: 'coursed',
      after,
      steps: STEPS.slice(0, added),
    })),
  event('titled', { title: word }),
  fc.constant<EventBody>({ kind: 'set', settings: { named: false } }),
  event('screened', {
    screen: fc.record({
      show: fc.constantFrom(
        'now' as const,
        'card' as const,
        'notes' as const,
        'decisions' as const,
        'blank' as const,
      ),
      turns: fc.boolean(),
      page: fc.nat({ max: 2 }),
    }),
  }),
  fc.constant<EventBody>({ kind: 'timed', timer: { ms: 1000, endsAt: 5000 } }),
);

const BEGINNING: readonly EventBody[] = [
  {
    kind: 'opened',
    source: { kind: 'recipe', title: 'Recipe' },
    settings: { votes: 3, named: true, asks: false, locked: false },
    steps: STEPS,
  },
  { kind: 'joined', guest: READER, name: 'Reader', screen: false },
];

/** Bodies as the events of a log. */
export const inOrder = (
  bodies: readonly EventBody[],
  byWhom: readonly string[] = [],
): TableEvent[] => {
  const toEvent = (body: EventBody, index: number): TableEvent => ({
    seq: index + 1,
    at: 1000 + index,
    by: byWhom[index] ?? 'host',
    ...body,
  });
  return bodies.map(toEvent);
};

/** Whatever may happen on a table, also what no server would let happen, in the order of the log. */
export const History: fc.Arbitrary<TableEvent[]> = fc
  .array(fc.tuple(Body, person), { maxLength: 40, size: 'max' })
  .map((happened) =>
    inOrder(
      [...BEGINNING, ...happened.map(([body]) => body)],
      ['host', 'host', ...happened.map(([, by]) => by)],
    ),
  );
