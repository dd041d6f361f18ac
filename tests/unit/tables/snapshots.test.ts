import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { TableSnapshot } from '#contract/tables.ts';
import { foldAll, NEW_TABLE } from '#lib/tables/fold.ts';
import { stateFor, type Viewer } from '#lib/tables/redact.ts';
import { makeSnapshots } from '#server/tables/snapshots.ts';
import { History, READER, uuid } from '#support/tables/histories.ts';

const VIEWERS: readonly Viewer[] = [
  { role: 'host' },
  { role: 'screen' },
  { role: 'screen', guest: READER },
  { role: 'guest', guest: READER },
  { role: 'guest', guest: uuid(3) },
];

const textOf = (parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString();

test.each(VIEWERS)(
  'the snapshot of a $role $guest is what the server shows them',
  async (viewer) => {
    await fc.assert(
      fc.asyncProperty(History, async (events) => {
        const state = foldAll(NEW_TABLE, events);
        const me = { code: 'K7M2PX', role: viewer.role, waits: false };
        const snapshots = await makeSnapshots(state, viewer.role === 'host' ? 'host' : 'others');
        const made = JSON.parse(textOf(snapshots.for(viewer, { me, now: 7 }))) as TableSnapshot;
        expect(made).toEqual({ me, now: 7, state: stateFor(viewer, state) });
      }),
      { numRuns: 300 },
    );
  },
);

test('guests of one moment share the bytes of what they all see', async () => {
  const [events = []] = fc.sample(History, { numRuns: 1, seed: 1 });
  const snapshots = await makeSnapshots(foldAll(NEW_TABLE, events.slice(0, 2)), 'others');
  const about = { me: { code: 'K7M2PX', role: 'guest' as const, waits: false }, now: 7 };
  const [, one] = snapshots.for({ role: 'guest', guest: READER }, about);
  const [, other] = snapshots.for({ role: 'screen' }, about);
  expect(one).toBe(other);
});
