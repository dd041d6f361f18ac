/**
 * The events of a table, an append-only log (behaviour/tables.md, 'Tables'; decision 0030). The state is their fold.
 * Pages import only types from this file.
 */
import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import {
  Agreement,
  Face,
  Group,
  Participant,
  PlacedCard,
  ScreenView,
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
    /** The actor; left out where the reader must not know. */
    by: z.optional(z.union([z.literal('server'), Participant])),
    kind: z.literal(kind),
    ...shape,
  });

const guest = { guest: Uuid };
const place = { place: Uuid };

/**
 * An event of a table. The comments below say what is left out or changed for guests
 * (src/lib/tables/redact.ts).
 */
export const TableEvent = z.discriminatedUnion('kind', [
  /** `host`: the host's name. */
  eventOf('opened', {
    source: TableSource,
    settings: TableSettings,
    steps: z.array(Step),
    host: z.optional(z.string()),
  }),
  eventOf('closed', {}),
  /** A guest waits for admission; sent to the host only. */
  eventOf('asked', { ...guest, name: z.string(), screen: z.boolean() }),
  /** `added`: a person without a device. */
  eventOf('joined', {
    ...guest,
    name: z.string(),
    screen: z.boolean(),
    added: z.optional(z.boolean()),
  }),
  /** `forgotten`: the guest stayed briefly and has done nothing. */
  eventOf('left', { ...guest, forgotten: z.optional(z.boolean()) }),
  eventOf('removed', guest),
  eventOf('laid', { cards: z.array(z.omit(PlacedCard, { aside: true })) }),
  /** `index` counts the cards of the target group without this one. */
  eventOf('moved', { ...place, group: z.nullable(Uuid), index: z.int() }),
  /** Guests get the code of a face-up card, and `null` where they have to forget it. */
  eventOf('turned', { ...place, face: Face, code: z.optional(z.nullable(CardCode)) }),
  eventOf('setAside', { ...place, aside: z.boolean() }),
  /** Creates or renames a group. */
  eventOf('grouped', Group.shape),
  eventOf('ungrouped', { group: Uuid }),
  eventOf('lit', { place: z.nullable(Uuid) }),
  /** Creates or edits a note. `written`: when it was created; `group`: its group now, for guests only. */
  eventOf('noted', {
    note: Uuid,
    ...z.omit(TableNote, { at: true, hidden: true, group: true }).shape,
    group: z.optional(z.nullable(Uuid)),
    written: Time,
  }),
  /** Guests get `dropped`, and `noted` when the note is shown again. */
  eventOf('hid', { note: Uuid, hidden: z.boolean() }),
  eventOf('dropped', { note: Uuid }),
  /** Puts a note into a group, or out of it. */
  eventOf('sorted', { note: Uuid, group: z.nullable(Uuid) }),
  /** Creates or edits a decision or a task. `written`: when it was created. */
  eventOf('agreed', {
    agreement: Uuid,
    ...z.omit(Agreement, { at: true }).shape,
    written: Time,
  }),
  eventOf('withdrawn', { agreement: Uuid }),
  /** `place` is that of a card, or the id of a note. Other guests get it without place and dots. */
  eventOf('voted', {
    voter: Participant,
    place: z.optional(Uuid),
    dots: z.optional(z.int()),
    used: z.int(),
  }),
  eventOf('votesShown', { shown: z.boolean(), totals: z.record(z.string(), z.int()) }),
  eventOf('raised', { ...guest, up: z.boolean() }),
  eventOf('readied', { ...guest, ready: z.boolean() }),
  eventOf('set', { settings: z.partial(TableSettings) }),
  /** Guests get it with the step's text. */
  eventOf('stepped', { index: z.nullable(z.int()), step: z.optional(Step) }),
  /**
   * The host goes on to a step, or back: all that changes with it. Guests get the text of the step and the code of
   * a face-up card.
   */
  eventOf('went', {
    index: z.nullable(z.int()),
    step: z.optional(Step),
    /** The card that it turns. */
    card: z.optional(z.object({ ...place, face: Face, code: z.optional(z.nullable(CardCode)) })),
    light: z.nullable(Uuid),
    timer: z.nullable(Timer),
    /** The screen view before the step; set by Back only. */
    screen: z.optional(ScreenView),
    back: z.optional(z.literal(true)),
  }),
  /** Replaces the steps from index `after` on. Guests get only their minutes. */
  eventOf('coursed', { after: z.int(), steps: z.array(Step) }),
  eventOf('titled', { title: z.string() }),
  eventOf('timed', { timer: z.nullable(Timer) }),
  eventOf('screened', { screen: ScreenView }),
  /** Placeholder for an event that the reader must not see; keeps the sequence without gaps. */
  eventOf('passed', {}),
]);
export type TableEvent = z.infer<typeof TableEvent>;
export type TableEventKind = TableEvent['kind'];
export type EventOf<Kind extends TableEventKind> = Extract<TableEvent, { readonly kind: Kind }>;

type WithoutHead<Event> = Event extends unknown ? Omit<Event, 'seq' | 'at' | 'by'> : never;

/** An event before it has a sequence number. */
export type EventBody = WithoutHead<TableEvent>;
