import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { EventBody } from '#contract/table-events.ts';
import type { ScreenView, TableState } from '#contract/table-state.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import {
  isLightShown,
  openCardsOn,
  stageOf,
  stepOn,
  type ShownStage,
} from '#lib/tables/screen-stage.ts';
import { History, uuid } from '#support/tables/histories.ts';

const apply = (state: TableState, ...bodies: readonly EventBody[]): TableState =>
  bodies.reduce(
    (now, body) => foldTable(now, { seq: now.seq + 1, at: 1, by: 'host', ...body }),
    state,
  );

const OPENED = apply(NEW_TABLE, {
  kind: 'opened',
  source: { kind: 'empty' },
  settings: { votes: 3, named: true, asks: false, locked: false },
  steps: [{ minutes: 5, text: 'Talk.' }, { minutes: 10 }],
});

const lay = (number: number, face: 'up' | 'down' = 'up'): EventBody => ({
  kind: 'laid',
  cards: [{ place: uuid(number), code: 'B12', face, group: null }],
});
const light = (number: number | null): EventBody => ({
  kind: 'lit',
  place: number === null ? null : uuid(number),
});
const step = (index: number | null): EventBody => ({ kind: 'stepped', index });
const choose = (show: ScreenView['show']): EventBody => ({
  kind: 'screened',
  screen: { show, turns: false, page: 0 },
});
const votes = (shown: boolean): EventBody => ({ kind: 'votesShown', shown, totals: {} });

/** The stage of a screen that has followed these events. */
const shownAfter = (...bodies: readonly EventBody[]): string => {
  let shown: ShownStage = { stage: stageOf(OPENED), state: OPENED };
  for (const body of bodies) {
    const state = apply(shown.state, body);
    shown = { state, stage: stageOf(state, shown) };
  }
  return shown.stage;
};

describe('the screen shows', () => {
  test.each<readonly [string, string, readonly EventBody[]]>([
    ['how to join before the first card', 'join', []],
    ['how to join while all cards lie face down', 'join', [lay(1, 'down')]],
    ['the cards once one lies open', 'cards', [lay(1)]],
    ['a step that the host has come to', 'step', [lay(1), step(0)]],
    ['the step with the card in the spotlight beside it', 'step', [lay(1), step(0), light(1)]],
    [
      'the card in the spotlight, for a step without words',
      'spotlight',
      [lay(1), step(1), light(1)],
    ],
    ['the card in the spotlight where there is no step', 'spotlight', [lay(1), light(1)]],
    ['the next step, though a card is in the spotlight', 'step', [lay(1), light(1), step(0)]],
    ['a choice of the host', 'join', [lay(1), light(1), choose('join')]],
    ['nothing, where the host has chosen so', 'blank', [lay(1), choose('blank')]],
    ['what matters now for a choice that has nothing to show', 'cards', [lay(1), choose('notes')]],
    [
      'decisions, where the host has chosen so',
      'decisions',
      [
        lay(1),
        { kind: 'agreed', agreement: uuid(5), text: 'Yes', written: 1 },
        choose('decisions'),
      ],
    ],
    ['what matters now while there is no decision', 'cards', [lay(1), choose('decisions')]],
    ['the next step, whatever was chosen', 'step', [lay(1), choose('join'), step(0)]],
    [
      'a card that is shown to all, whatever was chosen',
      'spotlight',
      [lay(1), choose('blank'), light(1)],
    ],
    [
      'a card that is spotlighted after that',
      'spotlight',
      [lay(1), step(0), light(1), step(1), lay(2), light(2)],
    ],
    ['votes as soon as they are shown', 'votes', [lay(1), light(1), votes(true)]],
    [
      'the card in the spotlight when votes are hidden again',
      'spotlight',
      [lay(1), light(1), votes(true), votes(false)],
    ],
    ['the cards when the spotlight ends', 'cards', [lay(1), light(1), light(null)]],
    ['the step when the spotlight ends', 'step', [lay(1), step(0), light(1), light(null)]],
    ['cards that are laid after a step was shown', 'cards', [step(0), lay(1)]],
    [
      'the card in the spotlight, whatever is laid meanwhile',
      'spotlight',
      [lay(1), light(1), lay(2)],
    ],
    [
      'the way to join when the only card is turned down',
      'join',
      [lay(1), { kind: 'turned', place: uuid(1), face: 'down' }],
    ],
    ['the end', 'closed', [lay(1), light(1), { kind: 'closed' }]],
  ])('%s', (_what, expected, bodies) => {
    expect(shownAfter(...bodies)).toBe(expected);
  });

  test('a screen that has just come shows votes before the step, and the step before the spotlight', () => {
    const state = apply(OPENED, lay(1), step(0), light(1));
    expect(stageOf(state)).toBe('step');
    expect(stageOf(apply(state, votes(true)))).toBe('votes');
    expect(stageOf(apply(state, step(null)))).toBe('spotlight');
  });

  test('the next step takes the screen back from votes that the host chose to show', () => {
    const chosen = apply(OPENED, step(0), votes(true), {
      kind: 'screened',
      screen: { show: 'votes', turns: false, page: 0 },
    });
    const before: ShownStage = { state: chosen, stage: stageOf(chosen) };
    expect([before.stage, stageOf(apply(chosen, step(1)), before)]).toEqual(['votes', 'step']);
  });

  test('never a thing that is not there', () => {
    const isThere: Record<string, (state: TableState) => boolean> = {
      closed: ({ phase }) => phase === 'closed',
      votes: (state) => state.votes.shown,
      spotlight: (state) => state.light !== null,
      step: (state) => stepOn(state) !== undefined,
      cards: (state) => openCardsOn(state).length > 0,
      notes: ({ notes }) => Object.keys(notes).length > 0,
      decisions: ({ agreements }) => Object.keys(agreements).length > 0,
      blank: ({ screen }) => screen.show === 'blank',
      join: ({ screen, ...state }) =>
        screen.show === 'join' ||
        (openCardsOn({ ...state, screen }).length === 0 && state.light === null),
    };
    fc.assert(
      fc.property(History, (events) => {
        let shown: ShownStage | undefined;
        let state = NEW_TABLE;
        for (const event of events) {
          state = foldTable(state, event);
          shown = { state, stage: stageOf(state, shown) };
          expect(isThere[shown.stage]?.(state)).toBe(true);
        }
      }),
    );
  });
});

test.each<[string, readonly EventBody[], boolean]>([
  ['alone', [], true],
  ['not while the votes are shown', [votes(true)], false],
  ['not while the host shows the notes instead', [choose('notes')], false],
  ['beside the step that the host has chosen', [choose('step')], true],
])('the spotlighted card is on the screen %s', (_name, bodies, isShown) => {
  expect(isLightShown(apply(OPENED, lay(1), light(1), ...bodies))).toBe(isShown);
});
