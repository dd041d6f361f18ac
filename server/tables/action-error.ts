import type { ErrorCode } from '#contract/errors.ts';
import type { TableState } from '#contract/table-state.ts';
import { MOST_TABLE_EVENTS } from '#contract/tables-bounds.ts';
import { isHostName, isVisible } from '#lib/tables/names.ts';

/** The rejection of a request: error code, and message for people. */
export interface ActionError {
  readonly error: ErrorCode;
  readonly message: string;
  readonly retryAfterMs?: number;
}

export const actionError = (error: ErrorCode, message: string): ActionError => ({ error, message });

export const CLOSED = actionError('expired', 'This table is closed.');
export const NO_TABLE = actionError(
  'not_found',
  'There is no table with this code. Check it and try again.',
);
export const NOT_AT_TABLE = actionError('forbidden', 'Join this table first.');
export const NO_CARD = actionError('not_found', 'That card is not on this table any more.');
export const REMOVED = actionError('forbidden', 'The host has removed you from this table.');
export const NOT_LET_IN = actionError('forbidden', 'The host did not let you in to this table.');
export const NO_GUEST = actionError('not_found', 'That guest is not at this table.');
export const HAS_DEVICE = actionError('forbidden', 'You can act only for people without a device.');
export const GONE = actionError('not_found', 'That is not on this table any more.');
export const NO_NOTE = actionError('not_found', 'That note is not there any more.');
export const NO_GROUP = actionError('not_found', 'That group is not on this table any more.');
export const LOCKED = actionError('forbidden', 'The host has locked the table for now.');
export const HOST_ONLY = actionError('forbidden', 'Only the host can do that.');

export const rejectIfClosed = ({ phase }: TableState): ActionError | undefined =>
  phase === 'open' ? undefined : CLOSED;

export const EVENT_LIMIT_REACHED = actionError(
  'too_large',
  'More has happened on this table than it can keep. Close it and start again from here.',
);

/** At the limit, only `close` is accepted. */
export const rejectAtEventLimit = ({ seq }: TableState): ActionError | undefined =>
  seq < MOST_TABLE_EVENTS ? undefined : EVENT_LIMIT_REACHED;

const INVISIBLE_NAME = actionError(
  'invalid',
  'A name needs a letter, a number or another sign that can be seen.',
);
const RESERVED_NAME = actionError(
  'invalid',
  'Only the host of a table is called Host. Please choose another name.',
);

export const rejectInvisibleName = (name: string): ActionError | undefined =>
  isVisible(name) ? undefined : INVISIBLE_NAME;

export const rejectGuestName = (name: string): ActionError | undefined =>
  isHostName(name) ? RESERVED_NAME : rejectInvisibleName(name);
