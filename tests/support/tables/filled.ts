import { randomUUID } from 'node:crypto';

import type { EventBody } from '#contract/table-events.ts';
import {
  AGREEMENT_WHO_LENGTH,
  COURSE_LENGTH,
  GROUP_NAME_LENGTH,
  GUEST_NAME_LENGTH,
  MOST_AGREEMENTS,
  MOST_DOTS,
  MOST_GROUPS,
  MOST_GUESTS,
  MOST_STEPS,
  MOST_TABLE_CARDS,
  MOST_TABLE_NOTES,
  TABLE_NOTE_LENGTH,
  TABLE_TITLE_LENGTH,
} from '#contract/tables-bounds.ts';
import { toEventRow, writeEvents } from '#server/tables/repository.ts';
import { lay, startTables, type Act } from '#support/tables/calls.ts';

const STEP = {
  minutes: 5,
  title: '日'.repeat(TABLE_TITLE_LENGTH),
  text: '日'.repeat(COURSE_LENGTH / MOST_STEPS - TABLE_TITLE_LENGTH),
};

const NONE = randomUUID();

const some = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A table that holds the most of everything, as other processes have written it; no reader is there. */
export const fillTable = async () => {
  const api = await startTables();
  const { code, host } = await api.open({
    steps: some(MOST_STEPS, () => STEP),
    settings: { votes: MOST_DOTS },
    cards: [{ code: 'B12' }],
  });
  const guest = api.browser();
  const { guest: me = '' } = await guest.join(code);
  const [card] = (await host.see(code)).cards;
  const place = card?.place ?? '';
  const { id, last_seq } = await api.db
    .selectFrom('live_tables')
    .select(['id', 'last_seq'])
    .executeTakeFirstOrThrow();
  const guests = some(MOST_GUESTS - 1, () => randomUUID());
  const groups = some(MOST_GROUPS, () => randomUUID());
  const notes = some(MOST_TABLE_NOTES, () => randomUUID());
  const agreements = some(MOST_AGREEMENTS, () => randomUUID());
  const places = some(MOST_TABLE_CARDS - 1, () => randomUUID());
  const group = groups[0] ?? '';
  const name = '日'.repeat(GUEST_NAME_LENGTH);
  const noted = { author: 'host', named: true, proxy: false, written: 0 };
  const text = '日'.repeat(TABLE_NOTE_LENGTH);
  const bodies: EventBody[] = [
    ...groups.map((each): EventBody => {
      return { kind: 'grouped', group: each, name: '日'.repeat(GROUP_NAME_LENGTH) };
    }),
    {
      kind: 'laid',
      cards: places.map((each) => ({ place: each, code: 'B12', face: 'up', group })),
    },
    ...guests.map((each): EventBody => ({
      kind: 'joined',
      guest: each,
      name,
      screen: false,
      added: true,
    })),
    ...guests.flatMap((voter) =>
      places.slice(0, MOST_DOTS).map((each, index): EventBody => {
        return { kind: 'voted', voter, place: each, dots: 1, used: index + 1 };
      }),
    ),
    ...notes.map((note): EventBody => ({ kind: 'noted', note, place, text, ...noted })),
    ...agreements.map((agreement): EventBody => {
      return {
        kind: 'agreed',
        agreement,
        text,
        who: '日'.repeat(AGREEMENT_WHO_LENGTH),
        written: 0,
      };
    }),
  ];
  const written = bodies.map((body, index) =>
    toEventRow({ seq: last_seq + index + 1, at: 0, by: 'host', ...body }, null),
  );
  await writeEvents(api.db, id, written);
  await api.db
    .updateTable('live_tables')
    .set({ last_seq: last_seq + written.length })
    .execute();
  api.tables.journal.forget(id);
  const agreement = agreements[0] ?? '';
  return { ...api, agreement, code, group, guest, guests, host, me, notes, place, text };
};

export type FilledTable = Awaited<ReturnType<typeof fillTable>>;

/** One action of each kind, in this order, and its status. */
export const actionsAt = ({
  group,
  agreement,
  guests: [first = NONE, second = NONE, third = NONE],
  notes: [note = NONE, other = NONE, last = NONE],
  place,
  text,
}: FilledTable): { [Kind in Act['kind']]: readonly [Extract<Act, { kind: Kind }>, number] } => ({
  lay: [lay(['T14']) as Extract<Act, { kind: 'lay' }>, 413],
  deal: [{ kind: 'deal', count: 1, face: 'up' }, 413],
  move: [{ kind: 'move', place, group, index: 0 }, 200],
  turn: [{ kind: 'turn', place, face: 'down' }, 200],
  group: [{ kind: 'group', group: randomUUID(), name: 'One more' }, 413],
  ungroup: [{ kind: 'ungroup', group }, 200],
  light: [{ kind: 'light', place }, 200],
  note: [{ kind: 'note', note, place, text }, 200],
  hide: [{ kind: 'hide', note, hidden: true }, 200],
  drop: [{ kind: 'drop', note: other }, 200],
  sort: [{ kind: 'sort', note: last, group: null }, 200],
  agree: [{ kind: 'agree', agreement: randomUUID(), text: 'One more' }, 413],
  withdraw: [{ kind: 'withdraw', agreement }, 200],
  vote: [{ kind: 'vote', place: last, dots: MOST_DOTS, for: third }, 200],
  aside: [{ kind: 'aside', place, aside: true }, 200],
  showVotes: [{ kind: 'showVotes', shown: true }, 200],
  raise: [{ kind: 'raise', up: true, for: third }, 200],
  ready: [{ kind: 'ready', ready: true, for: third }, 200],
  screen: [{ kind: 'screen', show: 'notes' }, 200],
  settings: [{ kind: 'settings', locked: true }, 200],
  step: [{ kind: 'step', index: MOST_STEPS - 1 }, 200],
  back: [{ kind: 'back', from: MOST_STEPS - 1 }, 200],
  go: [{ kind: 'go', from: MOST_STEPS - 2, to: 0, timed: true }, 200],
  course: [{ kind: 'course', after: MOST_STEPS, steps: [{ minutes: 1 }] }, 413],
  title: [{ kind: 'title', title: 'Another' }, 200],
  timer: [{ kind: 'timer', do: 'start', ms: 60_000 }, 200],
  add: [{ kind: 'add', guest: randomUUID(), name: 'One more' }, 413],
  letIn: [{ kind: 'letIn', guest: second }, 404],
  remove: [{ kind: 'remove', guest: first }, 200],
  close: [{ kind: 'close' }, 200],
});
