/** Queue of actions to the server, in order and each applied once (behaviour/tables.md, 'Tables'). */
import { atom } from 'nanostores';

import * as m from '#messages';

import type { TableAction } from '#contract/tables.ts';
import { newId, randomBelow } from '#lib/shared/random.browser.ts';
import { pauseBefore } from '#lib/shared/retry-after.ts';
import type { NewAction, RequestResult } from '#lib/tables/table-status.ts';
import { noteClock } from '#lib/tables/table-status.store.ts';
import { backoffDelay } from '#lib/tables/backoff.ts';
import { createPauses } from '#lib/tables/pauses.ts';
import { clockOf, postAction, type TableError } from '#lib/tables/table-calls.browser.ts';

/** The result of an action, with the cards that were on the table already. */
export type QueuedResult = RequestResult<{ readonly already?: readonly string[] }>;

/** Number of queued actions while the server cannot be reached; 0 while actions are sent at once. */
export const $unsent = atom(0);

interface Waiting {
  readonly action: TableAction;
  readonly resolve: (acted: QueuedResult) => void;
}

/** Maximum length of the queue. */
const MOST = 100;

/** Maximum of attempts for an action that the server answers with a retryable status. */
const MOST_TRIES = 8;

/** Longest `Retry-After`, in ms; with a longer one the action fails. */
const LONGEST_WAIT = 60_000;

/** Statuses after which the same action is sent again: network failure (0) or an overloaded server. */
const RETRYABLE: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

const left = (): QueuedResult => ({ ok: false, message: m.tables_queue_left() });

const { pause, wake } = createPauses();

let table = '';
let queue: readonly Waiting[] = [];
let isSending = false;

const isRetryable = ({ retryAfterMs = 0, status }: TableError, tries: number): boolean =>
  RETRYABLE.has(status) && retryAfterMs <= LONGEST_WAIT && (status === 0 || tries < MOST_TRIES);

/** Sends the first action until the server has accepted or refused it. */
const send = async (code: string, { action }: Waiting): Promise<QueuedResult> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await postAction(code, action);
    if (answer.ok) {
      noteClock(clockOf(answer));
      const { already } = answer.value;
      return { ok: true, ...(already && { already }) };
    }
    const { error } = answer;
    if (code !== table) return left();
    if (!isRetryable(error, tries)) return { ok: false, message: error.message };
    $unsent.set(queue.length);
    const own = backoffDelay(tries, randomBelow(1000) / 1000);
    await pause(pauseBefore(own, error.retryAfterMs, LONGEST_WAIT));
    if (code !== table) return left();
  }
};

const sendAll = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  for (let first = queue[0]; first; first = queue[0]) {
    const acted = await send(table, first);
    queue = queue.filter((waiting) => waiting !== first);
    $unsent.set(0);
    first.resolve(acted);
  }
  isSending = false;
};

/**
 * Enqueues an action for the followed table, under an id of its own or the given one. While the server cannot be
 * reached, actions are retried in their order, under the same id.
 * @returns once the server has accepted or refused it
 */
export const enqueueAction = (
  action: NewAction & { readonly id?: string },
): Promise<QueuedResult> => {
  if (table === '') return Promise.resolve(left());
  if (queue.length >= MOST) return Promise.resolve({ ok: false, message: m.tables_queue_full() });
  const { promise, resolve } = Promise.withResolvers<QueuedResult>();
  queue = [...queue, { action: { id: newId(), ...action }, resolve: resolve }];
  if ($unsent.get() > 0) $unsent.set(queue.length);
  void sendAll();
  return promise;
};

/** Actions that the server has not answered, to be sent after a reload. A note stays in its field instead. */
export const unsentActions = (): readonly TableAction[] =>
  queue.map(({ action }) => action).filter(({ kind }) => kind !== 'note');

/** Enqueues actions from before a reload, before any others. */
export const resumeActions = (actions: readonly TableAction[]): void => {
  queue = [...actions.map((action): Waiting => ({ action, resolve: () => {} })), ...queue];
  void sendAll();
};

/** Retries queued actions at once, as when the connection returns. */
export const flushQueue = wake;

/** Starts the queue of a table; with an empty code it drops queued actions. */
export const startQueue = (code: string): void => {
  for (const { resolve } of queue) resolve(left());
  queue = [];
  $unsent.set(0);
  table = code;
  wake();
};
