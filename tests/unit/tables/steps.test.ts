import { describe, expect, test } from 'vitest';

import type { EventBody } from '#contract/table-events.ts';
import type { Step, TableState } from '#contract/table-state.ts';
import { COURSE_LENGTH, MOST_STEPS } from '#contract/tables-bounds.ts';
import type { TableAction } from '#contract/tables.ts';
import { courseActions, nextMove } from '#lib/tables/course.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { stageOf } from '#lib/tables/screen-stage.ts';
import { decide } from '#server/tables/actions/decide.ts';
import { uuid } from '#support/tables/histories.ts';

type Act = TableAction extends infer Action
  ? Action extends unknown
    ? Omit<Action, 'id'>
    : never
  : never;

const NOW = 1_000_000;
const [ONE, TWO] = [uuid(1), uuid(2)];
const STEPS: readonly Step[] = [
  { minutes: 5, title: 'Opening' },
  { minutes: 10, card: 'B12', text: 'Read it.' },
  { minutes: 0, card: 'T14' },
  { minutes: 5, title: 'Debrief' },
];

const add = (state: TableState, body: EventBody): TableState =>
  foldTable(state, { seq: state.seq + 1, at: NOW, by: 'host', ...body });

const OPENED = (
  [
    {
      kind: 'opened',
      source: { kind: 'recipe', title: 'An hour' },
      settings: { votes: 3, named: true, asks: false, locked: false },
      steps: [...STEPS],
    },
    {
      kind: 'laid',
      cards: [
        { place: ONE, code: 'B12', face: 'down', group: null },
        { place: TWO, code: 'T14', face: 'down', group: null },
      ],
    },
  ] satisfies EventBody[]
).reduce(add, NEW_TABLE);

/** The decision of the server on an action of a host. */
const decided = (state: TableState, action: Act, now = NOW) =>
  decide(
    { state, actor: { role: 'host' }, now, deck: new Map(), random: () => 0, uuid: () => '' },
    { id: uuid(9), ...action },
  );

/** The code and the words of a refusal. */
const refusalOf = (action: Act, state: TableState) => {
  const decision = decided(state, action);
  return 'error' in decision && [decision.error, decision.message()];
};

/** The state after actions that the server accepts. */
const after = (state: TableState, ...actions: readonly Act[]): TableState =>
  actions.reduce((now, action) => {
    const decision = decided(now, action);
    if ('error' in decision) throw new Error(decision.message());
    return add(now, decision);
  }, state);

const go = (from: number | null, to: number, timed = true): Act => ({
  kind: 'go',
  from,
  to,
  timed,
});
const faces = ({ cards }: TableState) => cards.map(({ face }) => face);
/** All of a state but what the fold remembers for going back, and its position. */
const shown = ({ seq: _seq, steps, ...state }: TableState) => ({
  ...state,
  steps: steps.map(({ title }) => title),
});

describe('one press of Next', () => {
  test('shows the step and its card, turns the card up and starts the timer', () => {
    const state = after(OPENED, go(null, 0), go(0, 1));
    expect(state).toMatchObject({
      step: 1,
      light: ONE,
      timer: { ms: 600_000, endsAt: NOW + 600_000 },
    });
    expect(faces(state)).toEqual(['up', 'down']);
  });

  test('is one event, so that no screen shows half of it', () => {
    expect(after(OPENED, go(null, 1)).seq).toBe(OPENED.seq + 1);
  });

  test('to a step without a card takes the card of the step before from the screen', () => {
    const before = after(OPENED, go(null, 2));
    const now = after(before, go(2, 3));
    expect(now.light).toBeNull();
    expect(stageOf(now, { state: before, stage: stageOf(before) })).toBe('step');
  });

  test('to a step without minutes ends the timer of the step before', () => {
    expect(after(OPENED, go(null, 1), go(1, 2)).timer).toBeNull();
  });

  test('leaves the timer to the host who has chosen so', () => {
    expect(after(OPENED, go(null, 1, false)).timer).toBeNull();
  });

  test('by two hosts at once moves one step', () => {
    const state = after(OPENED, go(null, 0), go(0, 1));
    expect(refusalOf(go(0, 1), state)).toEqual([
      'invalid',
      'The table is at another step already.',
    ]);
  });

  test('to a step that is not there says so', () => {
    expect(decided(OPENED, go(null, 9))).toMatchObject({ error: 'not_found' });
  });
});

describe('going back', () => {
  test.each([
    ['the start', OPENED, go(null, 0)],
    ['a step with a card', after(OPENED, go(null, 0)), go(0, 1)],
    ['a step whose card is on the table already', after(OPENED, go(null, 1)), go(1, 2)],
    ['the last step', after(OPENED, go(null, 2)), go(2, 3)],
    ['a jump', after(OPENED, go(null, 0)), go(0, 3)],
  ])('undoes all of %s', (_what, before, press) => {
    const there = after(before, press);
    expect(shown(after(there, { kind: 'back', from: there.step ?? 0 }))).toEqual(shown(before));
  });

  test('restores the timer with the time that has passed since', () => {
    const before = after(OPENED, go(null, 0));
    const decision = decided(after(before, go(0, 1)), { kind: 'back', from: 1 }, NOW + 60_000);
    expect(decision).toMatchObject({ timer: { ms: 300_000, endsAt: NOW + 300_000 } });
  });

  test('leaves a card up that was up before its step', () => {
    const up = after(OPENED, { kind: 'turn', place: ONE, face: 'up' });
    expect(faces(after(up, go(null, 1), { kind: 'back', from: 1 }))).toEqual(['up', 'down']);
  });

  test('again and again ends before the first step', () => {
    let state = after(OPENED, go(null, 1), go(1, 3), go(3, 0), go(0, 1));
    for (let presses = 0; state.step !== null; presses += 1) {
      expect(presses).toBeLessThan(9);
      state = after(state, { kind: 'back', from: state.step });
    }
    expect(state.light).toBeNull();
  });

  test('at a table of the version before leads to the step before', () => {
    const state = (
      [
        { kind: 'stepped', index: 0 },
        { kind: 'stepped', index: 1 },
      ] satisfies EventBody[]
    ).reduce(add, OPENED);
    expect(after(state, { kind: 'back', from: 1 }).step).toBe(0);
  });

  test('by two hosts at once moves one step', () => {
    const state = after(OPENED, go(null, 0), go(0, 1), { kind: 'back', from: 1 });
    expect(decided(state, { kind: 'back', from: 1 })).toMatchObject({ error: 'invalid' });
  });
});

describe('new steps', () => {
  const course = (at: number, ...titles: readonly string[]): Act => ({
    kind: 'course',
    after: at,
    steps: titles.map((title) => ({ minutes: 5, title })),
  });
  const titles = ({ steps }: TableState) => steps.map(({ title }) => title);

  test('give a table without steps a course', () => {
    const scanned = { ...OPENED, steps: [] };
    const state = after(scanned, course(0, 'One', 'Two'));
    expect(titles(state)).toEqual(['One', 'Two']);
    expect(nextMove(state, true, undefined)).toEqual({ do: 'step', index: 0 });
  });

  test('replace those after the current one, which goes on with its timer', () => {
    const before = after(OPENED, go(null, 0));
    const state = after(before, course(1, 'New'));
    expect(titles(state)).toEqual(['Opening', 'New']);
    expect(state).toMatchObject({ step: 0, timer: before.timer });
  });

  test('in place of the one that runs lead back to the last that stays, without its timer', () => {
    const state = after(OPENED, go(null, 0), go(0, 1), course(1, 'New'));
    expect(state).toMatchObject({ step: 0, timer: null });
    expect(nextMove(state, true, undefined)).toEqual({ do: 'step', index: 1 });
  });

  test('in place of all leave the table before its first step', () => {
    const state = after(OPENED, go(null, 1), course(0, 'New'));
    expect(state).toMatchObject({ step: null, timer: null });
  });

  test('can be taken back to one of them whose step before is gone', () => {
    const state = after(OPENED, go(null, 3), go(3, 0), course(1, 'New'), { kind: 'back', from: 0 });
    expect(state.step).toBeNull();
  });

  test('beyond the limit are refused in words', () => {
    const many = Array.from({ length: MOST_STEPS }, () => 'One');
    expect(refusalOf(course(1, ...many), OPENED)).toEqual([
      'too_large',
      'A table has up to 200 steps.',
    ]);
  });

  test('with too much text are refused in words', () => {
    const text = 'a'.repeat(1000);
    const steps = Array.from({ length: COURSE_LENGTH / 1000 }, () => ({ minutes: 1, text }));
    expect(refusalOf({ kind: 'course', after: 4, steps }, OPENED)).toEqual([
      'too_large',
      'The steps of a table hold up to 60,000 characters. Shorten them first.',
    ]);
  });

  test('beyond the end are refused', () => {
    expect(decided(OPENED, course(5, 'New'))).toMatchObject({ error: 'not_found' });
  });

  test('of a long list go out in actions that each fit a request, and come to the list', () => {
    const steps = Array.from({ length: MOST_STEPS }, (_, index) => ({
      minutes: index,
      text: '日'.repeat(300),
    }));
    const actions = courseActions(2, steps);
    const sizes = actions.map((action) => Buffer.byteLength(JSON.stringify(action)));
    expect(Math.max(...sizes)).toBeLessThan(16_000);
    expect(actions.flatMap((action) => action.steps)).toEqual(steps);
    expect(actions.map((action) => action.after)).toEqual(
      actions.map((_, index) =>
        actions.slice(0, index).reduce((sum, action) => sum + action.steps.length, 2),
      ),
    );
  });
});

test('a changed title is that of the table', () => {
  expect(after(OPENED, { kind: 'title', title: 'Our hour' }).source).toEqual({
    kind: 'recipe',
    title: 'Our hour',
  });
});

test('a title that cannot be seen is refused', () => {
  expect(decided(OPENED, { kind: 'title', title: '\u200b' })).toMatchObject({ error: 'invalid' });
});
