import { expect, test } from 'vitest';

import type { EventBody } from '#contract/table-events.ts';
import type { TableAction } from '#contract/tables.ts';
import { MOST_TABLE_EVENTS } from '#contract/tables-bounds.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { decide } from '#server/tables/actions/decide.ts';
import { inOrder, uuid } from '#support/tables/histories.ts';

const OPENED: EventBody = {
  kind: 'opened',
  source: { kind: 'empty' },
  settings: NEW_TABLE.settings,
  steps: [],
};

/** The decision on an action of the host at a table with a number of events. */
const decideAfter = (events: number, action: TableAction) => {
  const state = { ...inOrder([OPENED]).reduce(foldTable, NEW_TABLE), seq: events };
  return decide(
    { state, actor: { role: 'host' }, now: 0, deck: new Map(), random: () => 0, uuid: () => '' },
    action,
  );
};

test('the last event that a table can keep happens', () => {
  const action = { id: uuid(1), kind: 'light', place: null } as const;
  expect(decideAfter(MOST_TABLE_EVENTS - 1, action)).toEqual({ kind: 'lit', place: null });
});

test('after as many events as a table can keep nothing happens any more', () => {
  const action = { id: uuid(1), kind: 'light', place: null } as const;
  expect(decideAfter(MOST_TABLE_EVENTS, action)).toMatchObject({ error: 'too_large' });
});

test('after as many events as a table can keep it can be closed', () => {
  const action = { id: uuid(1), kind: 'close' } as const;
  expect(decideAfter(MOST_TABLE_EVENTS, action)).toEqual({ kind: 'closed' });
});
