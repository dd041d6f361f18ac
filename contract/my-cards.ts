/**
 * My Cards: what a person keeps, notes and collects, and how devices sync it (behaviour.md, 'My
 * cards'; decision 0028). What an operation does to an item is in src/lib/my-cards/merge.ts, for server,
 * pages and tests alike. Pages take only the types of this file and trust the server's answer.
 */
import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { ErrorBody } from './errors.ts';
import { BATCH_OPERATIONS, HAND_CARDS, HAND_NAME_LENGTH, NOTE_LENGTH } from './my-cards-bounds.ts';

/** A UUID that a client has made, in lower case. */
const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Milliseconds since the epoch. */
const Time = z.int().check(z.nonnegative());

/** A place in the order of an account's changes; the first change is 1. */
const Revision = z.int().check(z.nonnegative());

/** What can be kept. No control characters and no lone surrogates: databases refuse them. */
const KeepKey = z
  .string()
  .check(z.regex(/^(?:card:[A-Z0-9]{3}|(?:article|case|exercise|persona):[^\p{C}]{1,200})$/u));

/** A persona, as in addresses, and a card of its journey. */
const LaidKey = z.string().check(z.regex(/^[^\p{C}/]{1,200}\/[A-Z0-9]{3}$/u));

/** Something that was kept or laid, since when. */
const Dated = z.object({ at: Time });
export type Dated = z.infer<typeof Dated>;

const NoteText = z.string().check(z.maxLength(NOTE_LENGTH));

/** A text, under the id of the operation that wrote it. */
const written = { id: Uuid, text: NoteText };
const WrittenText = z.object(written);
export type WrittenText = z.infer<typeof WrittenText>;

/**
 * A note. `others` holds what other devices wrote without having seen `text`, oldest first, until the
 * person has settled it; it is never empty. A server takes no more than `MOST_OTHERS`; one that has more
 * of an earlier version keeps them, and takes whatever makes them fewer.
 */
const Note = z.object({ ...written, others: z.optional(z.array(WrittenText)) });
export type Note = z.infer<typeof Note>;

const HandName = z.string().check(z.trim(), z.minLength(1), z.maxLength(HAND_NAME_LENGTH));
const HandCards = z.array(CardCode).check(z.maxLength(HAND_CARDS));

/** A named, ordered set of cards; each card is in it once. */
const Hand = z.object({ name: HandName, cards: HandCards, at: Time });
export type Hand = z.infer<typeof Hand>;

/** When a card was first met, by the way in which. */
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
    /** `null` once it was deleted. */
    value: z.nullable(value),
    /** The last change to it; no two items of an account have the same. */
    revision: Revision,
  });

/**
 * One thing of an account, named by kind and key. Keys: of `keep` `card:B14`, `exercise:` and its title
 * as in addresses, `article:` and `case:` with their slugs, `persona:` and the name in lower case; of
 * `note` and `met` the card's code; of `hand` a UUID; of `laid` the persona's name, a slash and the code.
 * A plain union: a discriminated one, and `extend`, would weigh a kilobyte on every page that calls the API.
 */
export const Item = z.union([
  itemOf('keep', Dated),
  itemOf('note', Note),
  itemOf('hand', Hand),
  itemOf('met', Met),
  itemOf('laid', Dated),
]);
export type Item = z.infer<typeof Item>;
export type Kind = Item['kind'];

/**
 * An operation on an item: its id is never used again, so that sending it twice changes nothing.
 * What a later version adds beside these fields is refused rather than misread.
 */
const operationOf = <Name extends Kind, Shape extends z.core.$ZodShape>(kind: Name, shape: Shape) =>
  z.strictObject({ id: Uuid, kind: z.literal(kind), ...shape });

/** Keeps or lays something, or with `null` no more. The first time stays. */
export const KeepOperation = operationOf('keep', { key: KeepKey, value: z.nullable(Dated) });
export const LaidOperation = operationOf('laid', { key: LaidKey, value: z.nullable(Dated) });

/** Meets a card in one or more ways; the earliest time of each stays. `null` forgets it. */
export const MetOperation = operationOf('met', { key: CardCode, value: z.nullable(Met) });

/**
 * Writes a note, or deletes it with `null` or an empty text. `base` is the `id` of the text that the
 * person had before them, left out where there was none. It names the text by the operation that wrote
 * it, not by a revision: a device that writes again before the first answer knows no revision yet.
 */
export const NoteOperation = operationOf('note', {
  key: CardCode,
  value: z.nullable(z.object({ text: NoteText })),
  base: z.optional(Uuid),
});

/** Takes texts that the person is done with out of `others`, by their ids. */
export const SettleOperation = operationOf('note', {
  key: CardCode,
  field: z.literal('others'),
  value: z.array(Uuid).check(z.maxLength(1000)),
});

/** Makes a hand, sets name and cards of one, or deletes it with `null`. */
export const HandOperation = operationOf('hand', { key: Uuid, value: z.nullable(Hand) });

/** Sets one field of a hand. A hand that was deleted stays deleted. */
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

export const Operation = z.union([
  KeepOperation,
  LaidOperation,
  MetOperation,
  NoteOperation,
  SettleOperation,
  HandOperation,
  HandNameOperation,
  HandCardsOperation,
]);
export type Operation = z.infer<typeof Operation>;

/**
 * `POST /my`, as our own pages send it. The server reads operations one by one, so that one which it
 * does not understand holds up no other; there are at most `BATCH_OPERATIONS`, in the order in which
 * they were made.
 */
export const SyncRequest = z.object({
  /** The `store` of the last answer; left out the first time. */
  store: z.optional(z.string()),
  /** The `revision` of the last answer; 0 the first time. */
  since: Revision,
  /** The device's clock, so that the server can put times of a wrong one right. */
  now: Time,
  operations: z.array(z.unknown()),
});
export type SyncRequest = Omit<z.infer<typeof SyncRequest>, 'operations'> & {
  readonly operations: readonly Operation[];
};

/** What a client is to send, for the description of the API. */
export const SyncRequestOfClients = z.extend(SyncRequest, {
  operations: z.array(Operation).check(z.maxLength(BATCH_OPERATIONS)),
});

/** Why an operation was not taken. It changed nothing; the same one may be sent again. */
const Refusal = z.object({
  /** Its place in the request, from 0. */
  index: z.int(),
  /**
   * `too_large`: a bound of the account or the item, so that something has to become smaller first;
   * `invalid`: this server will never take it, as of a kind that a later version has.
   */
  error: z.enum(['too_large', 'invalid']),
  /** For people. */
  message: z.string(),
});
export type Refusal = z.infer<typeof Refusal>;

/**
 * The answer of `POST /my` to a `SyncRequest`. It holds the items that changed after `since`, at most
 * 500 of them and fewer where they are long, in the order of their revisions, and in any case those that the operations named: a client
 * forgets each operation that was not refused.
 */
export const SyncAnswer = z.object({
  /** Names this account's data on this server. Another one than before comes with `reset`. */
  store: z.string(),
  /** The `since` of the next request. */
  revision: Revision,
  items: z.array(Item),
  /** There are more changes: ask again. */
  more: z.boolean(),
  /** The client's `since` means nothing here: this answer begins at 0, and replaces what it has. */
  reset: z.optional(z.literal(true)),
  /** The operations that were not taken; all others were. Never empty. */
  refused: z.optional(z.array(Refusal)),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

/**
 * The answer with another status than 200. Where not one operation was taken (413, 422) it has the words of
 * the first refusal and all that a `SyncAnswer` has; any other one has the words alone.
 */
export const SyncRefusal = z.extend(z.partial(SyncAnswer), ErrorBody.shape);
export type SyncRefusal = z.infer<typeof SyncRefusal>;

/** The body of `POST /my` in its simple form: operations alone, in the order in which they were made. */
export const OperationList = z.array(Operation).check(z.maxLength(BATCH_OPERATIONS));

/** The answer of `POST /my` to a list of operations. */
export const AppliedAnswer = z.object({
  /**
   * The account's last revision. Other devices may have changed things below it: a client that reads on
   * asks for the changes after the revision that it has read, not after this one.
   */
  revision: Revision,
  /** The ids of the operations that count now, also of those that were taken before. */
  applied: z.array(Uuid),
  /** The operations that were not taken. Never empty. */
  refused: z.optional(z.array(Refusal)),
});
export type AppliedAnswer = z.infer<typeof AppliedAnswer>;

/** The same as `SyncRefusal`, for a list of operations. */
export const AppliedRefusal = z.extend(z.partial(AppliedAnswer), ErrorBody.shape);

/** The answer of `GET /my`: what changed after a revision, as in a `SyncAnswer`. */
export const ChangesAnswer = z.object({
  store: z.string(),
  /** The `since` of the next request. */
  revision: Revision,
  /** At most 500 and fewer where they are long, in the order of their revisions. */
  changes: z.array(Item),
  /** There are more changes: ask again. */
  more: z.boolean(),
  /** The `since` means nothing here: this answer begins at 0. */
  reset: z.optional(z.literal(true)),
});
export type ChangesAnswer = z.infer<typeof ChangesAnswer>;
