import { randomUUID } from 'node:crypto';

import {
  HAND_CARDS,
  HAND_NAME_LENGTH,
  MOST_HANDS,
  MY_BYTES,
  NOTE_LENGTH,
} from '#contract/my-cards-bounds.ts';
import type { Item } from '#contract/my-cards.ts';
import type { Database } from '#server/db/open.ts';
import { writeItems } from '#server/my-cards/rows.ts';
import { wide } from '#support/loop-watch/input.ts';
import { codes } from '#support/my-cards/calls.ts';

type Unplaced = { [Kind in Item['kind']]: Omit<Item & { kind: Kind }, 'revision'> }[Item['kind']];

const CODES = codes(36 ** 3);

const at = Date.UTC(2026, 0);

/** Notes as long as they may be. */
const longNotes = function* (): Generator<Unplaced> {
  for (const key of CODES)
    yield { kind: 'note', key, value: { id: randomUUID(), text: wide(NOTE_LENGTH) } };
};

/** One note with as many other texts as fit. */
const crowdedNote = (others: number): Unplaced => ({
  kind: 'note',
  key: 'B12',
  value: {
    id: randomUUID(),
    text: wide(NOTE_LENGTH),
    others: Array.from({ length: others }, () => ({ id: randomUUID(), text: wide(NOTE_LENGTH) })),
  },
});

/** Hands as large as they may be, then as many things as fit. */
const smallThings = function* (): Generator<Unplaced> {
  const cards = CODES.slice(0, HAND_CARDS);
  for (let made = 0; made < MOST_HANDS; made += 1)
    yield { kind: 'hand', key: randomUUID(), value: { name: wide(HAND_NAME_LENGTH), cards, at } };
  for (const key of CODES) yield { kind: 'met', key, value: { scanned: at } };
};

const bytesOf = ({ kind, key, value }: Unplaced): number =>
  Buffer.byteLength(JSON.stringify([kind, key, value]));

/** Things up to the bound of an account. */
const upTo = (things: Iterable<Unplaced>): { items: Item[]; bytes: number } => {
  const items: Item[] = [];
  let bytes = 0;
  for (const thing of things) {
    const more = bytesOf(thing);
    if (bytes + more > MY_BYTES) break;
    bytes += more;
    items.push({ ...thing, revision: items.length + 1 });
  }
  return { items, bytes };
};

/** Contents of an account, by the shape in which it is full. */
const SHAPES = {
  'long notes': () => upTo(longNotes()),
  'a note with other texts': () =>
    upTo([crowdedNote(Math.floor(MY_BYTES / (3 * NOTE_LENGTH + 100)) - 1)]),
  'small things': () => upTo(smallThings()),
} as const;

/** Writes My Cards of an account that are full. */
export const fillMyCards = async (
  db: Database,
  accountId: string,
  shape: keyof typeof SHAPES,
): Promise<void> => {
  const { bytes, items } = SHAPES[shape]();
  await db
    .insertInto('my_accounts')
    .values({
      account_id: accountId,
      store: randomUUID(),
      revision: items.length,
      bytes,
      hands: items.filter(({ kind }) => kind === 'hand').length,
      month_operations: 0,
      month_ends_at: Date.now() + 30 * 86_400_000,
    })
    .execute();
  await writeItems(db, accountId, items);
};
