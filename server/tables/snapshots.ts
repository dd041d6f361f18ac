import { setImmediate as turn } from 'node:timers/promises';

import type { TableState } from '#contract/table-state.ts';
import type { TableSnapshot } from '#contract/tables.ts';
import { isIn, stateFor, type Viewer } from '#lib/tables/redact.ts';

/** Notes that are serialised before yielding to the event loop. */
const SLICE = 200;

/** JSON of a TableSnapshot, in chunks. */
export type SnapshotBytes = readonly Uint8Array<ArrayBuffer>[];

type About = Omit<TableSnapshot, 'state'>;

export interface Snapshots {
  readonly state: TableState;
  /** The snapshot of a viewer; its state equals that of `stateFor`. */
  readonly for: (viewer: Viewer, about: About) => SnapshotBytes;
}

const encoder = new TextEncoder();

const headOf = ({ me, now }: About, votes: TableState['votes']): Uint8Array<ArrayBuffer> => {
  const text = `{"me":${JSON.stringify(me)},"now":${now},"state":{"votes":${JSON.stringify(votes)},`;
  return encoder.encode(text);
};

/** The small snapshot of a guest who was not admitted or has left. */
const ofOutsider = (viewer: Viewer, state: TableState, about: About): SnapshotBytes => [
  encoder.encode(JSON.stringify({ ...about, state: stateFor(viewer, state) })),
];

/**
 * Makes the snapshots of a state. Serialises the common part once, in slices between which the event loop
 * runs; a viewer adds its votes and, as a guest, its own anonymous notes.
 * @param kind `others`: guests and screens
 */
export const makeSnapshots = async (
  state: TableState,
  kind: 'host' | 'others',
): Promise<Snapshots> => {
  const { notes, votes, ...rest } = stateFor({ role: kind === 'host' ? 'host' : 'screen' }, state);
  const begin = `${JSON.stringify(rest).slice(1, -1)},"notes":{`;
  const entries = Object.entries(notes);
  const texts = new Map<string, string>();
  const textOf = (id: string, note: unknown): string => `"${id}":${JSON.stringify(note)}`;
  for (const [index, [id, note]] of entries.entries()) {
    texts.set(id, textOf(id, note));
    if (index % SLICE === SLICE - 1) await turn();
  }
  const tailOf = (all: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> =>
    encoder.encode(`${begin}${[...all.values()].join(',')}}}}`);
  const shared = tailOf(texts);
  /** A guest's own anonymous notes, with their author. */
  const ownNotes = (guest: string): readonly (readonly [string, string])[] =>
    entries.flatMap(([id, { named }]) => {
      const note = named ? undefined : state.notes[id];
      return note?.author === guest ? [[id, textOf(id, note)] as const] : [];
    });

  return {
    state,
    for: (viewer, about) => {
      if (viewer.role === 'host') return [headOf(about, votes), shared];
      if (!isIn(viewer, state)) return ofOutsider(viewer, state, about);
      const { guest } = viewer;
      if (guest === undefined) return [headOf(about, votes), shared];
      const dots = state.votes.dots[guest];
      const head = headOf(about, { ...votes, dots: dots ? { [guest]: dots } : {} });
      const own = ownNotes(guest);
      if (own.length === 0) return [head, shared];
      const all = new Map(texts);
      for (const [id, text] of own) all.set(id, text);
      return [head, tailOf(all)];
    },
  };
};
