import * as z from 'zod';

import * as m from '#messages';

import {
  AGENDA_NAME_LENGTH,
  HAND_CARDS,
  HAND_NAME_LENGTH,
  MOST_HANDS,
  MOST_OTHERS,
  MY_BYTES,
  NOTE_LENGTH,
} from '#contract/my-cards-bounds.ts';
import { COURSE_LENGTH, MOST_STEPS } from '#contract/tables-bounds.ts';
import {
  AgendaNameOperation,
  AgendaOperation,
  AgendaStepsOperation,
  AgendaTimesOperation,
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
import { readableNumber } from '#server/shared/language.ts';

/** Why an operation is rejected. */
export type Problem = Omit<RejectedOperation, 'index'>;

const tooLarge = (message: string): Problem => ({ error: 'too_large', message });
const invalid = (message: string): Problem => ({ error: 'invalid', message });

const unreadable = (): Problem => invalid(m.my_cards_refused_unreadable());
const longNote = (): Problem =>
  tooLarge(m.my_cards_refused_long_note({ count: readableNumber(NOTE_LENGTH) }));
const largeHand = (): Problem => tooLarge(m.my_cards_refused_large_hand({ count: HAND_CARDS }));
const handName = (): Problem => invalid(m.my_cards_refused_hand_name({ count: HAND_NAME_LENGTH }));
const largeAgenda = (): Problem =>
  tooLarge(
    m.my_cards_refused_large_agenda({
      steps: MOST_STEPS,
      characters: readableNumber(COURSE_LENGTH),
    }),
  );
const agendaName = (): Problem =>
  invalid(m.my_cards_refused_agenda_name({ count: AGENDA_NAME_LENGTH }));

/** Tolerated clock error: it includes the request's latency. */
const SMALL_ERROR_MS = 60_000;

/** The error of a full account. */
export const full = (): Problem =>
  tooLarge(m.my_cards_refused_full({ size: MY_BYTES / 1024 / 1024 }));
export const tooManyHands = (): Problem =>
  tooLarge(m.my_cards_refused_hands({ count: MOST_HANDS }));
/** @param code of the card whose note is full */
export const tooManyOthers = (code: string): Problem =>
  tooLarge(m.my_cards_refused_others({ code, count: MOST_OTHERS }));

/** Schema of an operation, by kind and field. */
const FORMS = new Map<string, z.core.$ZodType<Operation>>([
  ['keep', KeepOperation],
  ['laid', LaidOperation],
  ['met', MetOperation],
  ['note', NoteOperation],
  ['note others', SettleOperation],
  ['hand', HandOperation],
  ['hand name', HandNameOperation],
  ['hand cards', HandCardsOperation],
  ['agenda', AgendaOperation],
  ['agenda name', AgendaNameOperation],
  ['agenda steps', AgendaStepsOperation],
  ['agenda times', AgendaTimesOperation],
]);

const Head = z.object({ kind: z.string(), field: z.optional(z.string()) });

/** A caller's text, safe in an answer. */
const presentable = (text: string): string => text.replaceAll(/\p{C}/gu, '').slice(0, 40);

/** @param place path in the operation, such as `value.text`; a single-field operation counts as `value` */
const problemOf = (kind: string, place: string, isTooBig: boolean): Problem => {
  if (place === 'key') return invalid(m.my_cards_refused_key());
  if (kind === 'note' && place === 'value.text' && isTooBig) return longNote();
  if (kind === 'hand' && place === 'value.cards' && isTooBig) return largeHand();
  if (kind === 'hand' && place === 'value.name') return handName();
  if (kind === 'agenda' && place.startsWith('value.steps') && isTooBig) return largeAgenda();
  if (kind === 'agenda' && place === 'value.name') return agendaName();
  return unreadable();
};

export const readOperation = (sent: unknown): Operation | Problem => {
  const head = Head.safeParse(sent);
  if (!head.success) return unreadable();
  const { field, kind } = head.data;
  const name = field === undefined ? kind : `${kind} ${field}`;
  const form = FORMS.get(name);
  // A later version may add kinds; only its own changes wait.
  if (!form) return invalid(m.my_cards_refused_kind({ name: presentable(name) }));
  const read = z.safeParse(form, sent);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  return problemOf(
    kind,
    field === undefined ? place : place.replace(/^value/, `value.${field}`),
    // `custom`: the texts of an agenda are too long together.
    issue?.code === 'too_big' || issue?.code === 'custom',
  );
};

/** Converts a device's time to the server's clock. Ignores a small error. */
const inServerTime = (time: number, ahead: number): number =>
  Math.abs(ahead) < SMALL_ERROR_MS ? time : Math.max(0, time - ahead);

/**
 * Converts the times of an operation to the server's clock.
 * @param ahead the device's clock minus the server's, in ms
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
    case 'agenda':
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
