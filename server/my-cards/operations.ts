import * as z from 'zod';

import {
  HAND_CARDS,
  HAND_NAME_LENGTH,
  MOST_HANDS,
  MOST_OTHERS,
  MY_BYTES,
  NOTE_LENGTH,
} from '#contract/my-cards-bounds.ts';
import {
  HandCardsOperation,
  HandNameOperation,
  HandOperation,
  KeepOperation,
  LaidOperation,
  MetOperation,
  NoteOperation,
  SettleOperation,
  type Operation,
  type RejectedOperation,
} from '#contract/my-cards.ts';

/** What an operation that is not taken is told. */
export type Problem = Omit<RejectedOperation, 'index'>;

const tooLarge = (message: string): Problem => ({ error: 'too_large', message });
const invalid = (message: string): Problem => ({ error: 'invalid', message });

const count = (number: number): string => number.toLocaleString('en');

const UNREADABLE = invalid('A change could not be read.');
const LONG_NOTE = tooLarge(`A note holds up to ${count(NOTE_LENGTH)} characters.`);
const LARGE_HAND = tooLarge(`A hand holds up to ${HAND_CARDS} cards.`);
const HAND_NAME = invalid(`The name of a hand has 1 to ${HAND_NAME_LENGTH} characters.`);

/** How wrong a clock may be without being put right: an answer takes time, too. */
const SMALL_ERROR_MS = 60_000;

/** What is said where an account is full. */
export const FULL = tooLarge(
  `My Cards is full: it holds ${MY_BYTES / 1024 / 1024} MB. Shorten or delete something first.`,
);
export const TOO_MANY_HANDS = tooLarge(
  `You have ${MOST_HANDS} hands, and no more fit. Delete one first.`,
);
/** @param code of the card whose note is full */
export const tooManyOthers = (code: string): Problem =>
  tooLarge(
    `The note on ${code} has ${MOST_OTHERS} other texts, and no more fit. Open the card and choose between them first.`,
  );

/** The form of an operation, by its kind, and by its field where it has one. */
const FORMS = new Map<string, z.core.$ZodType<Operation>>([
  ['keep', KeepOperation],
  ['laid', LaidOperation],
  ['met', MetOperation],
  ['note', NoteOperation],
  ['note others', SettleOperation],
  ['hand', HandOperation],
  ['hand name', HandNameOperation],
  ['hand cards', HandCardsOperation],
]);

const Head = z.object({ kind: z.string(), field: z.optional(z.string()) });

/** Text of a caller as it may stand in an answer. */
const quoted = (text: string): string => `‘${text.replaceAll(/\p{C}/gu, '').slice(0, 40)}’`;

/** @param place where in an operation, such as `value.text`; a field set by itself counts as in `value` */
const problemOf = (kind: string, place: string, isTooBig: boolean): Problem => {
  if (place === 'key') return invalid('A change names nothing that can be kept.');
  if (kind === 'note' && place === 'value.text' && isTooBig) return LONG_NOTE;
  if (kind === 'hand' && place === 'value.cards' && isTooBig) return LARGE_HAND;
  if (kind === 'hand' && place === 'value.name') return HAND_NAME;
  return UNREADABLE;
};

/** The operation that a client has sent, or what is wrong with it. */
export const readOperation = (sent: unknown): Operation | Problem => {
  const head = Head.safeParse(sent);
  if (!head.success) return UNREADABLE;
  const { field, kind } = head.data;
  const name = field === undefined ? kind : `${kind} ${field}`;
  const form = FORMS.get(name);
  // A later version may have more of them; only its own changes wait.
  if (!form) return invalid(`This server does not know ${quoted(name)} yet.`);
  const read = z.safeParse(form, sent);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  return problemOf(
    kind,
    field === undefined ? place : place.replace(/^value/, `value.${field}`),
    issue?.code === 'too_big',
  );
};

/** A time of a device in the server's time. A clock that is a little off is left alone. */
const inServerTime = (time: number, ahead: number): number =>
  Math.abs(ahead) < SMALL_ERROR_MS ? time : Math.max(0, time - ahead);

/**
 * An operation with its times as the server's clock would have told them.
 * @param ahead how far the clock of the device is ahead of the server's, in ms
 */
export const withServerTimes = (operation: Operation, ahead: number): Operation => {
  if (operation.value === null || 'field' in operation) return operation;
  switch (operation.kind) {
    case 'keep':
    case 'laid':
      return { ...operation, value: { at: inServerTime(operation.value.at, ahead) } };
    case 'hand':
      return {
        ...operation,
        value: { ...operation.value, at: inServerTime(operation.value.at, ahead) },
      };
    case 'met':
      return {
        ...operation,
        value: Object.fromEntries(
          Object.entries(operation.value).map(([way, time = 0]) => [
            way,
            inServerTime(time, ahead),
          ]),
        ),
      };
    case 'note':
      return operation;
  }
};
