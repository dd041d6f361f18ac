/** API calls of a table, authorized by the seat's cookie alone, so that they need no code of the session. */

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type {
  ActionAnswer,
  GuestRequest,
  TableAction,
  TableAnswer,
  TableDoor,
  TableMembership,
} from '#contract/tables.ts';
import { TABLES_PATH } from '#contract/tables-bounds.ts';
import { chosenLanguage } from '#lib/api/deck-language.browser.ts';
import { languageHeader } from '#lib/api/deck-language.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { API_URL } from '#lib/shared/config.browser.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { xsrfHeader } from '#lib/shared/xsrf.ts';
import { readClock, type ServerClock } from '#lib/tables/server-clock.ts';

export interface TableError {
  /** The HTTP status; 0 for a network failure, or an answer that is not the server's. */
  readonly status: number;
  /** The message for people. */
  readonly message: string;
  /** Delay before the next attempt, in ms (RFC 9110, section 10.2.3). */
  readonly retryAfterMs?: number;
}

export type TableResult<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly sentAt: number;
      readonly receivedAt: number;
    }
  | { readonly ok: false; readonly error: TableError };

/** Deadline of an answer, in ms; allows for a slow network. */
const TIMEOUT = 15_000;

/** Deadline of a long-poll, in ms; longer than the server holds it. */
export const LONG_TIMEOUT = 40_000;

interface Call {
  readonly method?: 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  /** Reads the answer; JSON by default. */
  readonly read?: (answer: Response) => Promise<unknown>;
}

/** The URL of a resource of a table. */
export const tableUrl = (code: string, rest: string): string =>
  `${API_URL}${TABLES_PATH}/${code}/${rest}`;

const errorOf = async (answer: Response): Promise<TableError> => {
  const body = Object(await answer.json().catch(() => undefined)) as Record<string, unknown>;
  const seconds = Number(answer.headers.get('Retry-After') ?? undefined);
  const { message } = body;
  return {
    status: answer.status,
    message: typeof message === 'string' ? message : m.tables_unreadable(),
    ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
  };
};

const NETWORK: TableError = { status: 0, message: NETWORK_ERROR };

const readJson = (answer: Response): Promise<unknown> => answer.json();

/** Sends a request. Never throws; the answer is trusted to follow the contract. */
export const call = async <Value>(url: string, wanted: Call = {}): Promise<TableResult<Value>> => {
  const { body, keepalive = false, method = 'GET', signal } = wanted;
  const { read = readJson, timeout = TIMEOUT } = wanted;
  const sentAt = now();
  try {
    const inTime = AbortSignal.timeout(timeout);
    const answer = await fetch(url, {
      method,
      keepalive,
      headers: {
        Accept: 'application/json',
        // Only reads have texts of the deck.
        ...languageHeader(method === 'GET' ? chosenLanguage() : null),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...xsrfHeader(method, url, document.cookie),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    });
    const receivedAt = now();
    if (!answer.ok) return { ok: false, error: await errorOf(answer) };
    const value = answer.status === 204 ? undefined : await read(answer);
    return { ok: true, value: value as Value, sentAt, receivedAt };
  } catch {
    // No answer, or no JSON, as from a captive portal.
    return { ok: false, error: NETWORK };
  }
};

/** The clock estimate of an answer. */
export const clockOf = ({
  receivedAt,
  sentAt,
  value,
}: {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly value: { readonly now: number };
}): ServerClock => readClock({ server: value.now, sentAt, receivedAt });

export interface Asking {
  readonly code: string;
  readonly asScreen: boolean;
  /** The languages that the reader accepts, as {@link acceptedLanguages}. */
  readonly language: string;
  /** Number of the last known event; left out to request a snapshot. */
  readonly after?: number | undefined;
}

/** The languages that this browser asks for, as the value of `Accept-Language`. */
export const acceptedLanguages = (): string => languageHeader(chosenLanguage())['Accept-Language'];

/** The URL of a table's events. EventSource cannot send the header, so that the languages are in the query. */
export const eventsUrl = ({ after, asScreen, code, language }: Asking): string =>
  `${tableUrl(code, 'events')}?after=${after ?? ''}&language=${encodeURIComponent(language)}${asScreen ? '&as=screen' : ''}`;

/** Long-polls the events after `after`; the server holds it for up to 25 s. */
export const askTable = (asking: Asking, signal: AbortSignal): Promise<TableResult<TableAnswer>> =>
  call(eventsUrl(asking), { signal, timeout: LONG_TIMEOUT });

/** Asks about a table before joining it. */
export const askDoor = (code: string): Promise<TableResult<TableDoor>> =>
  call(tableUrl(code, 'door'));

/** Joins a table as a guest. */
export const postGuest = (code: string, name: string): Promise<TableResult<TableMembership>> => {
  const body: GuestRequest = { name };
  return call(tableUrl(code, 'guests'), { method: 'POST', body });
};

/** Joins a table as a screen. */
export const postScreen = (code: string): Promise<TableResult<TableMembership>> =>
  call(tableUrl(code, 'screens'), { method: 'POST', body: {} });

/** Sends an action; it is idempotent by its id. */
export const postAction = (code: string, action: TableAction): Promise<TableResult<ActionAnswer>> =>
  call(tableUrl(code, 'actions'), { method: 'POST', body: action });

/** Reads a face-up card. */
export const readTableCard = (code: string, card: string): Promise<TableResult<Card>> =>
  call(tableUrl(code, `cards/${card}`));

/** Gives up the seat of this browser; the request outlives the page (`keepalive`). */
export const leaveSeat = (code: string): Promise<TableResult<undefined>> =>
  call(tableUrl(code, 'seat'), { method: 'DELETE', keepalive: true });
