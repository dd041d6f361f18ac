import type { ErrorCode } from '#contract/errors.ts';
import type { TableState } from '#contract/table-state.ts';
import { MOST_TABLE_EVENTS } from '#contract/tables-bounds.ts';
import { isHostName, isVisible } from '#lib/tables/names.ts';

/** Why something does not happen at a table: the code of the answer, and words for people. */
export interface Refusal {
  readonly error: ErrorCode;
  readonly message: string;
  /** When it may be tried again, where that is known. */
  readonly retryAfterMs?: number;
}

export const refuse = (error: ErrorCode, message: string): Refusal => ({ error, message });

export const CLOSED = refuse('expired', 'This table is closed.');
export const NO_TABLE = refuse(
  'not_found',
  'There is no table with this code. Check it and try again.',
);
export const NOT_AT_TABLE = refuse('forbidden', 'Join this table first.');
export const NO_CARD = refuse('not_found', 'That card is not on this table any more.');
export const REMOVED = refuse('forbidden', 'The host has removed you from this table.');
export const NOT_LET_IN = refuse('forbidden', 'The host did not let you in to this table.');
export const HOST_ONLY = refuse('forbidden', 'Only the host can do that.');

/** The refusal of what nobody can do any more; `undefined` while a table is open. */
export const refuseClosed = ({ phase }: TableState): Refusal | undefined =>
  phase === 'open' ? undefined : CLOSED;

export const WORN_OUT = refuse(
  'too_large',
  'More has happened on this table than it can keep. Close it and start again from here.',
);

/** The refusal of anything but the end at a table on which as much has happened as it can keep. */
export const refuseWornOut = ({ seq }: TableState): Refusal | undefined =>
  seq < MOST_TABLE_EVENTS ? undefined : WORN_OUT;

const UNSEEN = refuse(
  'invalid',
  'A name needs a letter, a number or another sign that can be seen.',
);
const OF_THE_HOST = refuse(
  'invalid',
  'Only the host of a table is called Host. Please choose another name.',
);

/** The refusal of a name that shows nothing. */
export const refuseUnseen = (name: string): Refusal | undefined =>
  isVisible(name) ? undefined : UNSEEN;

/** The refusal of a name that no guest can have. */
export const refuseGuestName = (name: string): Refusal | undefined =>
  isHostName(name) ? OF_THE_HOST : refuseUnseen(name);
