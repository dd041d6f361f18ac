/**
 * What a table is at a moment: the fold of its events (src/lib/tables/fold.ts). Pages take only the types
 * of this file and trust the server's answer.
 */
import * as z from 'zod/mini';

import { CardCode } from './cards.ts';

/** A UUID in lower case, of whoever made the thing. */
export const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Milliseconds since the epoch, by the server's clock. */
export const Time = z.int().check(z.nonnegative());

/** A place in the order of a table's events; the first one is 1. */
export const Seq = z.int().check(z.nonnegative());

/** Whose a note or a dot is: `host`, or the id of a guest. */
export const Person = z.union([z.literal('host'), Uuid]);

export const Face = z.enum(['up', 'down']);

/** A card that was laid. Its place stays the same wherever it is moved. */
export const PlacedCard = z.object({
  place: Uuid,
  /** Left out for guests and screens while the card lies face down. */
  code: z.optional(CardCode),
  face: Face,
  /** The group it is in. Cards of a group stand in the order of the whole list. */
  group: z.nullable(Uuid),
  aside: z.boolean(),
});
export type PlacedCard = z.infer<typeof PlacedCard>;

export const Group = z.object({ group: Uuid, name: z.string() });

/** What a table was started from. */
export const TableSource = z.object({
  kind: z.enum(['empty', 'hand', 'recipe', 'exercise']),
  title: z.optional(z.string()),
});

/**
 * A step of a recipe or an exercise. Guests and screens get no more than the minutes of a step until
 * the host has come to it, and never the card: they see that when it lies open.
 */
export const Step = z.object({
  minutes: z.number(),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  card: z.optional(CardCode),
});
export type Step = z.infer<typeof Step>;

/** What the host decides for all. */
export const TableSettings = z.object({
  /** How many dots everybody has. */
  votes: z.int(),
  /** Whether notes written from now on carry the names of their authors. */
  named: z.boolean(),
  /** Whether the host lets in whoever joins. */
  asks: z.boolean(),
  /** Guests can read, raise their hands and be ready, but not write or vote. */
  locked: z.boolean(),
});
export type TableSettings = z.infer<typeof TableSettings>;

/** Somebody without an account, or a screen. Screens are in this list so that they can be removed. */
export const Guest = z.object({
  /** Empty once the names of the table were deleted. */
  name: z.string(),
  status: z.enum(['asked', 'in', 'left', 'removed']),
  screen: z.boolean(),
  raised: z.boolean(),
  ready: z.boolean(),
});
export type Guest = z.infer<typeof Guest>;

export const TableNote = z.object({
  place: Uuid,
  text: z.string(),
  /** Left out for everybody but the author where it was written without names. */
  author: z.optional(Person),
  /** Whether it was written to be seen with its author's name. */
  named: z.boolean(),
  /** The host wrote it for somebody else. */
  proxy: z.boolean(),
  /** Only the host still has it. */
  hidden: z.boolean(),
  /** When it was first written. */
  at: Time,
});
export type TableNote = z.infer<typeof TableNote>;

const dotsByPlace = z.record(z.string(), z.int());

export const Votes = z.object({
  /** Dots by person and place: those of everybody for the host, one's own for a guest. */
  dots: z.record(z.string(), dotsByPlace),
  /** How many dots each person has given. */
  used: z.record(z.string(), z.int()),
  shown: z.boolean(),
  /** Dots by place; empty unless shown. */
  totals: dotsByPlace,
});

/** A timer: runs until `endsAt`, or stands with `leftMs` left. `ms` is its whole length. */
export const Timer = z.union([
  z.object({ ms: z.int(), endsAt: Time }),
  z.object({ ms: z.int(), leftMs: z.int() }),
]);
export type Timer = z.infer<typeof Timer>;

export const TableState = z.object({
  /** The last event in it; 0 before there is one. */
  seq: Seq,
  phase: z.enum(['new', 'open', 'closed']),
  openedAt: Time,
  closedAt: z.nullable(Time),
  source: TableSource,
  settings: TableSettings,
  /** `seen`: the host has come to it. */
  steps: z.array(z.extend(Step, { seen: z.boolean() })),
  /** The step that is on, by its place in `steps`. */
  step: z.nullable(z.int()),
  cards: z.array(PlacedCard),
  groups: z.array(Group),
  /** The place of the card that is shown large everywhere. */
  light: z.nullable(Uuid),
  guests: z.record(z.string(), Guest),
  notes: z.record(z.string(), TableNote),
  votes: Votes,
  timer: z.nullable(Timer),
});
export type TableState = z.infer<typeof TableState>;
