/**
 * The state of a table: the fold of its events (src/lib/tables/fold.ts). Pages import only types from this
 * file and trust the server's answer.
 */
import * as z from 'zod/mini';

import { CardCode } from './cards.ts';

/** A UUID in lower case. */
export const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Milliseconds since the epoch, by the server's clock. */
export const Time = z.int().check(z.nonnegative());

/** Position in the order of a table's events; the first one is 1. */
export const Seq = z.int().check(z.nonnegative());

/** The owner of a note or vote: `host`, or the id of a guest. */
export const Participant = z.union([z.literal('host'), Uuid]);

export const Face = z.enum(['up', 'down']);

/** A card on the table. Its place id stays the same when it is moved. */
export const PlacedCard = z.object({
  place: Uuid,
  /** Left out for guests and screens while the card lies face down. */
  code: z.optional(CardCode),
  face: Face,
  /** The group that it is in. Within a group, cards keep the order of the whole list. */
  group: z.nullable(Uuid),
  aside: z.boolean(),
});
export type PlacedCard = z.infer<typeof PlacedCard>;

export const Group = z.object({ group: Uuid, name: z.string() });

/** The recipe, exercise or other origin that a table was started from. */
export const TableSource = z.object({
  kind: z.enum(['empty', 'hand', 'recipe', 'exercise', 'agenda', 'card']),
  title: z.optional(z.string()),
});

/**
 * A step of a recipe or an exercise. Until the host has reached a step, guests and screens get only its
 * minutes. They never get its card here: they see it once it lies face up.
 */
export const Step = z.object({
  minutes: z.number(),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  /** A sentence that the host reads aloud. */
  say: z.optional(z.string()),
  /** A step of a run (contract/run.ts): its instruction is the first line of its text, and its name. */
  run: z.optional(z.literal(true)),
  card: z.optional(CardCode),
});
export type Step = z.infer<typeof Step>;

/** A timer: running until `endsAt`, or paused with `leftMs` left. `ms` is its whole length. */
export const Timer = z.union([
  z.object({ ms: z.int(), endsAt: Time }),
  z.object({ ms: z.int(), leftMs: z.int() }),
]);
export type Timer = z.infer<typeof Timer>;

/** The view of screens: `now` follows the table, each other value shows one thing that the host has chosen. */
export const ScreenView = z.object({
  show: z.enum(['now', 'card', 'step', 'cards', 'notes', 'votes', 'decisions', 'join', 'blank']),
  /** Screens turn their pages by themselves. */
  turns: z.boolean(),
  /** The page, counted from 0; screens wrap around. */
  page: z.int().check(z.nonnegative()),
});
export type ScreenView = z.infer<typeof ScreenView>;

/** The table before the host went on to a step: what going back restores. */
const BeforeStep = z.object({
  step: z.nullable(z.int()),
  light: z.nullable(Uuid),
  timer: z.nullable(Timer),
  screen: ScreenView,
  /** The place of the card that the step turned up. */
  up: z.optional(Uuid),
});

/** Settings that the host chooses for all. */
export const TableSettings = z.object({
  /** Number of dots of each person. */
  votes: z.int(),
  /** Whether notes written from now on carry the names of their authors. */
  named: z.boolean(),
  /** Whether the host has to admit new guests. */
  asks: z.boolean(),
  /** Guests can read, raise their hands and be ready, but cannot write or vote. */
  locked: z.boolean(),
});
export type TableSettings = z.infer<typeof TableSettings>;

/** A person without an account, or a screen. Screens are in this list so that the host can remove them. */
export const Guest = z.object({
  /** Empty once the names of the table have been deleted. */
  name: z.string(),
  status: z.enum(['asked', 'in', 'left', 'removed']),
  screen: z.boolean(),
  raised: z.boolean(),
  ready: z.boolean(),
  /** A person without a device, added by the host, who acts for them. */
  added: z.optional(z.boolean()),
});
export type Guest = z.infer<typeof Guest>;

export const TableNote = z.object({
  /** The subject: the place of a card or of a step, or `WHOLE_TABLE`. */
  place: Uuid,
  /** The group that the host has put it into. */
  group: z.optional(Uuid),
  text: z.string(),
  /** Left out for everyone but the author of an anonymous note. */
  author: z.optional(Participant),
  /** Whether the note was written to be shown with its author's name. */
  named: z.boolean(),
  /** The host wrote it for another person. */
  proxy: z.boolean(),
  /** Only the host still sees it. */
  hidden: z.boolean(),
  /** When the note was created. */
  at: Time,
});
export type TableNote = z.infer<typeof TableNote>;

/** A calendar day, such as `2026-12-24`. */
export const Day = z.iso.date();

/** A decision; with `who` or `until`, a task. */
export const Agreement = z.object({
  text: z.string(),
  who: z.optional(z.string()),
  until: z.optional(Day),
  /** When it was first written. */
  at: Time,
});
export type Agreement = z.infer<typeof Agreement>;

/** Dots by the place of a card, or by the id of a note. */
const dotsByPlace = z.record(z.string(), z.int());

export const Votes = z.object({
  /** Dots by person and place or note: all of them for the host, only one's own for a guest. */
  dots: z.record(z.string(), dotsByPlace),
  /** Number of dots that each person has used. */
  used: z.record(z.string(), z.int()),
  shown: z.boolean(),
  /** Dots by place or note; empty unless shown. */
  totals: dotsByPlace,
});

export const TableState = z.object({
  /** Sequence number of the last event; 0 before the first. */
  seq: Seq,
  phase: z.enum(['new', 'open', 'closed']),
  openedAt: Time,
  closedAt: z.nullable(Time),
  source: TableSource,
  /** The host's name; left out where the host's account has none. */
  host: z.optional(z.string()),
  settings: TableSettings,
  steps: z.array(
    z.extend(Step, {
      /** Where its notes hang. */
      place: Uuid,
      /** The host has reached it. */
      seen: z.boolean(),
      /** When it was first reached. */
      began: z.optional(Time),
      /** Time spent on it so far, in ms, without the current visit. */
      took: z.optional(z.int()),
      before: z.optional(BeforeStep),
    }),
  ),
  /** The current step, as an index of `steps`. */
  step: z.nullable(z.int()),
  /** When the current step was reached. */
  stepAt: z.nullable(Time),
  cards: z.array(PlacedCard),
  groups: z.array(Group),
  /** The place of the spotlighted card, which all devices show large. */
  light: z.nullable(Uuid),
  guests: z.record(z.string(), Guest),
  notes: z.record(z.string(), TableNote),
  /** Decisions and tasks. */
  agreements: z.record(z.string(), Agreement),
  votes: Votes,
  timer: z.nullable(Timer),
  screen: ScreenView,
});
export type TableState = z.infer<typeof TableState>;
