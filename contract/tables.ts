/**
 * The calls of a table (behaviour/tables.md, 'Tables'; decision 0030). Pages import only types from this file and
 * trust the server's answer.
 */
import * as z from 'zod/mini';

import { CardCode, STREAMS } from './cards.ts';
import { TableEvent } from './table-events.ts';
import {
  Day,
  Face,
  ScreenView,
  Seq,
  Step,
  TableSettings,
  TableSource,
  TableState,
  Time,
  Uuid,
} from './table-state.ts';
import {
  AGREEMENT_LENGTH,
  AGREEMENT_WHO_LENGTH,
  GROUP_NAME_LENGTH,
  GUEST_NAME_LENGTH,
  LEAST_TIMER_MS,
  MOST_DOTS,
  MOST_GROUPS,
  MOST_STEP_MINUTES,
  MOST_STEPS,
  MOST_TABLE_CARDS,
  MOST_TIMER_MS,
  STEP_SAY_LENGTH,
  STEP_TEXT_LENGTH,
  TABLE_CODE_ALPHABET,
  TABLE_CODE_LENGTH,
  TABLE_NOTE_LENGTH,
  TABLE_TITLE_LENGTH,
} from './tables-bounds.ts';

/** Six characters of an unambiguous alphabet. */
export const TableCode = z
  .string()
  .check(z.regex(new RegExp(`^[${TABLE_CODE_ALPHABET}]{${TABLE_CODE_LENGTH}}$`)));

const words = (length: number, characters: RegExp) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length), z.regex(characters));

/**
 * A text that people read: no control characters except the line break of multi-line texts, no lone
 * surrogates, no bidirectional controls.
 */
const lineOf = (length: number) => words(length, /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u);
const textOf = (length: number) =>
  words(length, /^(?:\n|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u);

const GroupName = lineOf(GROUP_NAME_LENGTH);
const Dots = z.int().check(z.minimum(0), z.maximum(MOST_DOTS));
const TimerMs = z.int().check(z.minimum(LEAST_TIMER_MS), z.maximum(MOST_TIMER_MS));

const SettingsChange = z.partial(z.extend(TableSettings, { votes: Dots }));

/** A step holds no card title: only readers who may read the card get it. */
const NewSteps = z
  .array(
    z.extend(Step, {
      minutes: z.number().check(z.minimum(0), z.maximum(MOST_STEP_MINUTES)),
      title: z.optional(lineOf(TABLE_TITLE_LENGTH)),
      text: z.optional(textOf(STEP_TEXT_LENGTH)),
      say: z.optional(lineOf(STEP_SAY_LENGTH)),
    }),
  )
  .check(z.maxLength(MOST_STEPS));

/** `POST /tables`. */
export const TableRequest = z.object({
  source: z.optional(z.extend(TableSource, { title: z.optional(lineOf(TABLE_TITLE_LENGTH)) })),
  steps: z.optional(NewSteps),
  settings: z.optional(SettingsChange),
  /** The host's name, which guests see. */
  host: z.optional(lineOf(GUEST_NAME_LENGTH)),
  /** The initial groups and cards. */
  groups: z.optional(
    z.array(z.object({ group: Uuid, name: GroupName })).check(z.maxLength(MOST_GROUPS)),
  ),
  cards: z.optional(
    z
      .array(
        z.object({
          code: CardCode,
          face: z.optional(Face),
          group: z.optional(z.nullable(Uuid)),
          aside: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(MOST_TABLE_CARDS)),
  ),
});
export type TableRequest = z.infer<typeof TableRequest>;

/** The answer of `POST /tables` and of the calls that join one: this browser's membership of the table. */
export const TableMembership = z.object({
  code: TableCode,
  role: z.enum(['host', 'guest', 'screen']),
  /** The id of a guest or a screen. */
  guest: z.optional(Uuid),
  /** The guest waits for the host to admit it. */
  waits: z.boolean(),
  /** The server's clock. */
  now: Time,
});
export type TableMembership = z.infer<typeof TableMembership>;

/** `GET /tables/{code}/door`: a table as a browser without a seat may see it. */
export const TableDoor = z.object({
  isOpen: z.boolean(),
  /** The host's name. */
  host: z.optional(z.string()),
  /** How long names and notes of guests are stored after the end of the table, in days. */
  days: z.int(),
});
export type TableDoor = z.infer<typeof TableDoor>;

/** `POST /tables/{code}/guests`. */
export const GuestRequest = z.object({ name: lineOf(GUEST_NAME_LENGTH) });
export type GuestRequest = z.infer<typeof GuestRequest>;

/** A table of an account, in `GET /tables`. */
export const TableSummary = z.object({
  code: TableCode,
  source: TableSource,
  openedAt: Time,
  closedAt: z.nullable(Time),
  /**
   * When the names and notes of its guests are deleted; `null` while it is open, and after their deletion.
   */
  personalUntil: z.nullable(Time),
});
export type TableSummary = z.infer<typeof TableSummary>;
export const TableList = z.array(TableSummary);

/** `GET` and `POST /tables/{code}/record-link`: the link to the record for people who were not there. */
export const RecordLink = z.object({
  /** When it ends; `null` without one. */
  until: z.nullable(Time),
  /** The secret part of a new link; it is not stored and told only once. */
  token: z.optional(z.string()),
});
export type RecordLink = z.infer<typeof RecordLink>;

const actionOf = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({
    /** Made by the client and unique, which makes the action idempotent. */
    id: Uuid,
    kind: z.literal(kind),
    ...shape,
  });

const place = { place: Uuid };
const StepIndex = z.int().check(z.nonnegative());
/** The person without a device for whom the host acts. */
const forGuest = { for: z.optional(Uuid) };

/** `POST /tables/{code}/actions`: an action at the table. Guests may send only those marked so. */
export const TableAction = z.discriminatedUnion('kind', [
  /** Lays cards. A card that lies there already is skipped and named in the answer. */
  actionOf('lay', {
    cards: z
      .array(z.object({ ...place, code: CardCode, face: Face }))
      .check(z.minLength(1), z.maxLength(MOST_TABLE_CARDS)),
    group: z.optional(z.nullable(Uuid)),
  }),
  /** Lays cards that the server draws from those not on the table: of streams, of a hand, or of all. */
  actionOf('deal', {
    count: z.int().check(z.minimum(1), z.maximum(MOST_TABLE_CARDS)),
    face: Face,
    streams: z.optional(
      z.array(z.enum(STREAMS)).check(z.minLength(1), z.maxLength(STREAMS.length)),
    ),
    hand: z.optional(z.array(CardCode).check(z.minLength(1), z.maxLength(MOST_TABLE_CARDS))),
    group: z.optional(z.nullable(Uuid)),
  }),
  /** `index` counts the cards of the target group without this one. */
  actionOf('move', { ...place, group: z.nullable(Uuid), index: z.int().check(z.nonnegative()) }),
  actionOf('turn', { ...place, face: Face }),
  actionOf('aside', { ...place, aside: z.boolean() }),
  actionOf('group', { group: Uuid, name: GroupName }),
  actionOf('ungroup', { group: Uuid }),
  actionOf('light', { place: z.nullable(Uuid) }),
  /** Guests as well: creates a note, or edits one's own. */
  actionOf('note', { note: Uuid, ...place, text: textOf(TABLE_NOTE_LENGTH), ...forGuest }),
  actionOf('hide', { note: Uuid, hidden: z.boolean() }),
  /** Guests as well, for their own notes. */
  actionOf('drop', { note: Uuid }),
  /** Puts a note into a group, or out of it. */
  actionOf('sort', { note: Uuid, group: z.nullable(Uuid) }),
  /** Creates or edits a decision; with `who` or `until`, a task. */
  actionOf('agree', {
    agreement: Uuid,
    text: lineOf(AGREEMENT_LENGTH),
    who: z.optional(lineOf(AGREEMENT_WHO_LENGTH)),
    until: z.optional(Day),
  }),
  actionOf('withdraw', { agreement: Uuid }),
  /** Guests as well: sets the number of one's dots on a card, or on a note by its id. */
  actionOf('vote', { ...place, dots: Dots, ...forGuest }),
  actionOf('showVotes', { shown: z.boolean() }),
  /** Guests; the host lowers hands, or raises one for another person. */
  actionOf('raise', { up: z.boolean(), ...forGuest }),
  actionOf('ready', { ready: z.boolean(), ...forGuest }),
  actionOf('settings', SettingsChange.shape),
  actionOf('step', { index: z.nullable(StepIndex) }),
  /**
   * Goes on to a step: shows it and its card, turns the card up and starts the timer if `timed`. Refused unless the
   * table is at `from`, so that two hosts who press at once move one step.
   */
  actionOf('go', {
    from: z.nullable(StepIndex),
    to: StepIndex,
    timed: z.boolean(),
  }),
  /** Undoes the last `go`: the step, the screen, the card and the timer are as before. */
  actionOf('back', { from: StepIndex }),
  /** Replaces the steps from index `after` on; at the number of steps, appends. */
  actionOf('course', { after: StepIndex, steps: NewSteps }),
  actionOf('title', { title: lineOf(TABLE_TITLE_LENGTH) }),
  /** `start` and `add` take `ms`; a paused timer is started without it. */
  actionOf('timer', {
    do: z.enum(['start', 'pause', 'add', 'stop']),
    ms: z.optional(TimerMs),
  }),
  /** Chooses what screens show, whether they turn their pages by themselves, or turns one page (`by`). */
  actionOf('screen', {
    show: z.optional(ScreenView.shape.show),
    turns: z.optional(z.boolean()),
    by: z.optional(z.union([z.literal(1), z.literal(-1)])),
  }),
  /** Adds a person without a device, for whom the host writes and votes. */
  actionOf('add', { guest: Uuid, name: lineOf(GUEST_NAME_LENGTH) }),
  actionOf('letIn', { guest: Uuid }),
  actionOf('remove', { guest: Uuid }),
  actionOf('close', {}),
]);
export type TableAction = z.infer<typeof TableAction>;
export type ActionOf<Kind extends TableAction['kind']> = Extract<
  TableAction,
  { readonly kind: Kind }
>;

/** The answer to an applied action, whether applied now or by an earlier request. */
export const ActionAnswer = z.object({
  /** Sequence number of its event. */
  seq: Seq,
  now: Time,
  /** Cards that were on the table already. */
  already: z.optional(z.array(CardCode)),
});
export type ActionAnswer = z.infer<typeof ActionAnswer>;

/** A whole table as its reader may see it; replaces all events up to `state.seq`. */
export const TableSnapshot = z.object({
  me: z.omit(TableMembership, { now: true }),
  state: TableState,
  now: Time,
});
export type TableSnapshot = z.infer<typeof TableSnapshot>;

/**
 * `GET /tables/{code}/events?after=N` as JSON (long polling): the events after N, as soon as there are any.
 * `snapshot` replaces them where the reader has no state, one that is too old, or one from the future.
 */
export const TableAnswer = z.object({
  /** The `after` of the next call. */
  seq: Seq,
  now: Time,
  events: z.array(TableEvent),
  snapshot: z.optional(TableSnapshot),
});
export type TableAnswer = z.infer<typeof TableAnswer>;
