/**
 * What has happened on a table, in order and for ever (behaviour.md, 'Tables'; decision 0030). The state is
 * their fold. Pages take only the types of this file.
 */
import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import {
  Face,
  Group,
  Person,
  PlacedCard,
  Seq,
  Step,
  TableNote,
  TableSettings,
  TableSource,
  Time,
  Timer,
  Uuid,
} from './table-state.ts';

const eventOf = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({
    seq: Seq,
    at: Time,
    /** Who did it; left out where the reader is not to know. */
    by: z.optional(z.union([z.literal('server'), Person])),
    kind: z.literal(kind),
    ...shape,
  });

const guest = { guest: Uuid };
const place = { place: Uuid };

/** One change of a table. What is left out or different for guests is said beside it (src/lib/tables/view.ts). */
export const TableEvent = z.discriminatedUnion('kind', [
  eventOf('opened', { source: TableSource, settings: TableSettings, steps: z.array(Step) }),
  eventOf('closed', {}),
  /** Somebody waits to be let in; the host alone hears of it. */
  eventOf('asked', { ...guest, name: z.string(), screen: z.boolean() }),
  eventOf('joined', { ...guest, name: z.string(), screen: z.boolean() }),
  /** `forgotten`: was there for a moment and has done nothing. */
  eventOf('left', { ...guest, forgotten: z.optional(z.boolean()) }),
  eventOf('removed', guest),
  eventOf('laid', { cards: z.array(z.omit(PlacedCard, { aside: true })) }),
  /** `index` counts the cards of that group without this one. */
  eventOf('moved', { ...place, group: z.nullable(Uuid), index: z.int() }),
  /** For guests with the code of a card that lies open, `null` where they are to forget it. */
  eventOf('turned', { ...place, face: Face, code: z.optional(z.nullable(CardCode)) }),
  eventOf('setAside', { ...place, aside: z.boolean() }),
  /** Makes a group, or names it anew. */
  eventOf('grouped', Group.shape),
  eventOf('ungrouped', { group: Uuid }),
  eventOf('lit', { place: z.nullable(Uuid) }),
  /** Writes a note, or writes it anew. `written`: when first. */
  eventOf('noted', {
    note: Uuid,
    ...z.omit(TableNote, { at: true, hidden: true }).shape,
    written: Time,
  }),
  /** For guests: `dropped`, and `noted` when it is shown again. */
  eventOf('hid', { note: Uuid, hidden: z.boolean() }),
  eventOf('dropped', { note: Uuid }),
  /** For other guests without place and dots. */
  eventOf('voted', {
    voter: Person,
    place: z.optional(Uuid),
    dots: z.optional(z.int()),
    used: z.int(),
  }),
  eventOf('votesShown', { shown: z.boolean(), totals: z.record(z.string(), z.int()) }),
  eventOf('raised', { ...guest, up: z.boolean() }),
  eventOf('readied', { ...guest, ready: z.boolean() }),
  eventOf('set', { settings: z.partial(TableSettings) }),
  /** For guests with the step's words. */
  eventOf('stepped', { index: z.nullable(z.int()), step: z.optional(Step) }),
  eventOf('timed', { timer: z.nullable(Timer) }),
  /** Something that is not for the reader: it keeps the sequence without holes. */
  eventOf('passed', {}),
]);
export type TableEvent = z.infer<typeof TableEvent>;
export type EventKind = TableEvent['kind'];
export type EventOf<Kind extends EventKind> = Extract<TableEvent, { readonly kind: Kind }>;

type WithoutHead<Event> = Event extends unknown ? Omit<Event, 'seq' | 'at' | 'by'> : never;

/** An event before it has its place in the order. */
export type EventBody = WithoutHead<TableEvent>;
