/**
 * My Cards: the items, notes, hands and agendas of a person, and their sync between devices (behaviour/my-cards.md, 'My Cards';
 * decision 0028). How an operation changes an item is in src/lib/my-cards/merge.ts, shared by server, pages
 * and tests. Pages import only types from this file and trust the server's answer.
 */
import * as z from 'zod/mini';

import { Agenda, AgendaName, AgendaSteps, AgendaTimes } from './agendas.ts';
import { CardCode } from './cards.ts';
import { ErrorBody } from './errors.ts';
import { BATCH_OPERATIONS, HAND_CARDS, HAND_NAME_LENGTH, NOTE_LENGTH } from './my-cards-bounds.ts';

/** A UUID made by a client, in lower case. */
const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Milliseconds since the epoch. */
const Time = z.int().check(z.nonnegative());

/** Position in the order of an account's changes; the first change is 1. */
const Revision = z.int().check(z.nonnegative());

/** Key of a kept item. Control characters and lone surrogates are rejected, because databases reject them. */
const KeepKey = z
  .string()
  .check(z.regex(/^(?:card:[A-Z0-9]{3}|(?:article|case|exercise|persona):[^\p{C}]{1,200})$/u));

/** Key of a laid card: a persona as in addresses, and the code of a card of its journey. */
const LaidKey = z.string().check(z.regex(/^[^\p{C}/]{1,200}\/[A-Z0-9]{3}$/u));

/** The time at which an item was kept or laid. */
const Dated = z.object({ at: Time });
export type Dated = z.infer<typeof Dated>;

const NoteText = z.string().check(z.maxLength(NOTE_LENGTH));

/** A text, with the id of the operation that wrote it. */
const written = { id: Uuid, text: NoteText };
const WrittenText = z.object(written);
export type WrittenText = z.infer<typeof WrittenText>;

/**
 * A note. `others` holds the conflicting texts of devices that had not seen `text`, oldest first, until the
 * person settles them; it is never empty. The server adds none beyond `MOST_OTHERS`; a note that an earlier
 * version left with more keeps them, and accepts every operation that makes them fewer.
 */
const Note = z.object({ ...written, others: z.optional(z.array(WrittenText)) });
export type Note = z.infer<typeof Note>;

const HandName = z.string().check(z.trim(), z.minLength(1), z.maxLength(HAND_NAME_LENGTH));
const HandCards = z.array(CardCode).check(z.maxLength(HAND_CARDS));

/** A named, ordered set of cards; each card is in it once. */
const Hand = z.object({ name: HandName, cards: HandCards, at: Time });
export type Hand = z.infer<typeof Hand>;

/** When a card was first seen, for each way of seeing it. */
const Met = z.object({
  scanned: z.optional(Time),
  drawn: z.optional(Time),
  read: z.optional(Time),
});
export type Met = z.infer<typeof Met>;

const itemOf = <Name extends string, Value extends z.core.$ZodType>(kind: Name, value: Value) =>
  z.object({
    kind: z.literal(kind),
    key: z.string(),
    /** `null` for a deleted item. */
    value: z.nullable(value),
    /** Revision of the last change; unique within an account. */
    revision: Revision,
  });

/**
 * An item of an account, identified by kind and key. Keys: of `keep` `card:B14`, `exercise:` and its title as
 * in addresses, `article:` and `case:` with their slugs, `persona:` and the name in lower case; of `note` and
 * `met` the card's code; of `hand` and `agenda` a UUID; of `laid` the persona's name, a slash and the code. A plain union:
 * a discriminated one, and `extend`, would add a kilobyte to every page that calls the API.
 */
export const Item = z.union([
  itemOf('keep', Dated),
  itemOf('note', Note),
  itemOf('hand', Hand),
  itemOf('agenda', Agenda),
  itemOf('met', Met),
  itemOf('laid', Dated),
]);
export type Item = z.infer<typeof Item>;
export type Kind = Item['kind'];

/**
 * Schema of an operation on an item. Its id is unique, which makes it idempotent. Unknown fields, as of a
 * later version, are rejected so that they are not misread.
 */
const operationOf = <Name extends Kind, Shape extends z.core.$ZodShape>(kind: Name, shape: Shape) =>
  z.strictObject({ id: Uuid, kind: z.literal(kind), ...shape });

/** Keeps or lays an item, or removes it with `null`. The first time is kept. */
export const KeepOperation = operationOf('keep', { key: KeepKey, value: z.nullable(Dated) });
export const LaidOperation = operationOf('laid', { key: LaidKey, value: z.nullable(Dated) });

/** Marks a card as seen in one or more ways; the earliest time of each is kept. `null` deletes the item. */
export const MetOperation = operationOf('met', { key: CardCode, value: z.nullable(Met) });

/**
 * Writes a note, or deletes it with `null` or an empty text. `base` is the `id` of the text that the person
 * edited, left out where there was none. It is an operation's id and not a revision, because a device that
 * writes again before the first answer does not know a revision yet.
 */
export const NoteOperation = operationOf('note', {
  key: CardCode,
  value: z.nullable(z.object({ text: NoteText })),
  base: z.optional(Uuid),
});

/** Removes settled texts from `others`, by their ids. */
export const SettleOperation = operationOf('note', {
  key: CardCode,
  field: z.literal('others'),
  value: z.array(Uuid).check(z.maxLength(1000)),
});

/** Creates a hand, sets its name and cards, or deletes it with `null`. */
export const HandOperation = operationOf('hand', { key: Uuid, value: z.nullable(Hand) });

/** Sets one field of a hand. A deleted hand stays deleted. */
export const HandNameOperation = operationOf('hand', {
  key: Uuid,
  field: z.literal('name'),
  value: HandName,
});
export const HandCardsOperation = operationOf('hand', {
  key: Uuid,
  field: z.literal('cards'),
  value: HandCards,
});

/** Creates an agenda, sets all of it, or deletes it with `null`. */
export const AgendaOperation = operationOf('agenda', { key: Uuid, value: z.nullable(Agenda) });

/** Sets one field of an agenda. A deleted agenda stays deleted. */
export const AgendaNameOperation = operationOf('agenda', {
  key: Uuid,
  field: z.literal('name'),
  value: AgendaName,
});
export const AgendaStepsOperation = operationOf('agenda', {
  key: Uuid,
  field: z.literal('steps'),
  value: AgendaSteps,
});
export const AgendaTimesOperation = operationOf('agenda', {
  key: Uuid,
  field: z.literal('times'),
  value: AgendaTimes,
});

export const Operation = z.union([
  KeepOperation,
  LaidOperation,
  MetOperation,
  NoteOperation,
  SettleOperation,
  HandOperation,
  HandNameOperation,
  HandCardsOperation,
  AgendaOperation,
  AgendaNameOperation,
  AgendaStepsOperation,
  AgendaTimesOperation,
]);
export type Operation = z.infer<typeof Operation>;

/**
 * `POST /my` as our pages send it. The server parses operations one by one, so that an unknown one does not
 * block the others. At most `BATCH_OPERATIONS`, in the order of their creation.
 */
export const SyncRequest = z.object({
  /** The `store` of the last answer; left out the first time. */
  store: z.optional(z.string()),
  /** The `revision` of the last answer; 0 the first time. */
  since: Revision,
  /** The device's clock, which lets the server correct times of a wrong clock. */
  now: Time,
  operations: z.array(z.unknown()),
});
export type SyncRequest = Omit<z.infer<typeof SyncRequest>, 'operations'> & {
  readonly operations: readonly Operation[];
};

/** The request with typed operations, for the OpenAPI description. */
export const SyncRequestOfClients = z.extend(SyncRequest, {
  operations: z.array(Operation).check(z.maxLength(BATCH_OPERATIONS)),
});

/** Why an operation was rejected. It changed nothing and may be sent again. */
const RejectedOperation = z.object({
  /** Index of the operation in the request, from 0. */
  index: z.int(),
  /**
   * `too_large`: a limit of the account or the item is reached, and something has to become smaller first;
   * `invalid`: this server never accepts it, as with a kind that a later version adds.
   */
  error: z.enum(['too_large', 'invalid']),
  /** A text for people. */
  message: z.string(),
});
export type RejectedOperation = z.infer<typeof RejectedOperation>;

/**
 * The answer of `POST /my` to a `SyncRequest`. It holds the items changed after `since`, at most 500 and
 * fewer where they are long, in the order of their revisions, and always the items that the operations named:
 * a client forgets each operation that was not rejected.
 */
export const SyncAnswer = z.object({
  /** Id of this account's data on this server. A changed id comes with `reset`. */
  store: z.string(),
  /** The `since` of the next request. */
  revision: Revision,
  items: z.array(Item),
  /** More changes follow in the next answer. */
  more: z.boolean(),
  /** The client's `since` is not valid here: this answer starts at 0 and replaces the client's data. */
  reset: z.optional(z.literal(true)),
  /** The rejected operations; all others were applied. Never empty. */
  refused: z.optional(z.array(RejectedOperation)),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

/**
 * The answer with a status other than 200. Where no operation was applied (413, 422) it holds the code and
 * message of the first rejection and all fields of a `SyncAnswer`; otherwise only code and message.
 */
export const SyncRefusal = z.extend(z.partial(SyncAnswer), ErrorBody.shape);
export type SyncRefusal = z.infer<typeof SyncRefusal>;

/** The simple body of `POST /my`: operations only, in the order of their creation. */
export const OperationList = z.array(Operation).check(z.maxLength(BATCH_OPERATIONS));

/** The answer of `POST /my` to a list of operations. */
export const AppliedAnswer = z.object({
  /**
   * The account's last revision. Other devices may have made changes below it: a client that reads on asks
   * for changes after the last revision that it has read, not after this one.
   */
  revision: Revision,
  /** Ids of the operations that are in effect, including those applied by an earlier request. */
  applied: z.array(Uuid),
  /** The rejected operations. Never empty. */
  refused: z.optional(z.array(RejectedOperation)),
});
export type AppliedAnswer = z.infer<typeof AppliedAnswer>;

/** Like `SyncRefusal`, for a list of operations. */
export const AppliedRefusal = z.extend(z.partial(AppliedAnswer), ErrorBody.shape);

/** The answer of `GET /my`: the changes after a revision, as in a `SyncAnswer`. */
export const ChangesAnswer = z.object({
  store: z.string(),
  /** The `since` of the next request. */
  revision: Revision,
  /** At most 500 and fewer where they are long, in the order of their revisions. */
  changes: z.array(Item),
  /** More changes follow in the next answer. */
  more: z.boolean(),
  /** The `since` is not valid here: this answer starts at 0. */
  reset: z.optional(z.literal(true)),
});
export type ChangesAnswer = z.infer<typeof ChangesAnswer>;
