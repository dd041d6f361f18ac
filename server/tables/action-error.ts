import * as m from '#messages';

import type { ErrorCode } from '#contract/errors.ts';
import type { TableState } from '#contract/table-state.ts';
import { MOST_TABLE_EVENTS } from '#contract/tables-bounds.ts';
import { isHostName, isVisible } from '#lib/tables/names.ts';

/** The rejection of a request: error code, and message for people in the language of the request that shows it. */
export interface ActionError {
  readonly error: ErrorCode;
  readonly message: () => string;
  readonly retryAfterMs?: number;
}

export const actionError = (error: ErrorCode, message: () => string): ActionError => ({
  error,
  message,
});

export const CLOSED = actionError('expired', m.tables_refused_closed);
export const NO_TABLE = actionError('not_found', m.tables_refused_no_table);
export const NOT_AT_TABLE = actionError('forbidden', m.tables_refused_not_at_table);
export const NO_CARD = actionError('not_found', m.tables_refused_no_card);
export const REMOVED = actionError('forbidden', m.tables_refused_removed);
export const NOT_LET_IN = actionError('forbidden', m.tables_refused_not_let_in);
export const NO_GUEST = actionError('not_found', m.tables_refused_no_guest);
export const HAS_DEVICE = actionError('forbidden', m.tables_refused_has_device);
export const GONE = actionError('not_found', m.tables_refused_gone);
export const NO_NOTE = actionError('not_found', m.tables_refused_no_note);
export const NO_GROUP = actionError('not_found', m.tables_refused_no_group);
export const NO_STEP = actionError('not_found', m.tables_refused_no_step);
export const LOCKED = actionError('forbidden', m.tables_refused_locked);
export const HOST_ONLY = actionError('forbidden', m.tables_refused_host_only);

export const rejectIfClosed = ({ phase }: TableState): ActionError | undefined =>
  phase === 'open' ? undefined : CLOSED;

export const EVENT_LIMIT_REACHED = actionError('too_large', m.tables_refused_events);

/** At the limit, only `close` is accepted. */
export const rejectAtEventLimit = ({ seq }: TableState): ActionError | undefined =>
  seq < MOST_TABLE_EVENTS ? undefined : EVENT_LIMIT_REACHED;

const INVISIBLE_NAME = actionError('invalid', m.tables_refused_name_unseen);
const RESERVED_NAME = actionError('invalid', m.tables_refused_name_host);

export const rejectInvisibleName = (name: string): ActionError | undefined =>
  isVisible(name) ? undefined : INVISIBLE_NAME;

export const rejectGuestName = (name: string): ActionError | undefined =>
  isHostName(name) ? RESERVED_NAME : rejectInvisibleName(name);
