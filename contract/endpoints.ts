import * as z from 'zod/mini';

import { ACCOUNT_LANGUAGE_PATH, AccountLanguage } from './account-language.ts';
import { ACCOUNT_PATH, ACCOUNT_SUMMARY_PATH, AccountData, AccountSummary } from './account.ts';
import { Article, ARTICLES_PATH, ArticleList } from './articles.ts';
import { CaptionRequest } from './caption-request.ts';
import { CaptionAnswer, CaptionWriters } from './caption-answer.ts';
import { SOCIAL_PATH } from './captions.ts';
import { CARDS_PATH } from './cards.ts';
import { AnsweredCard } from './deck-card.ts';
import { ErrorBody, type ErrorCode } from './errors.ts';
import { ExerciseList, EXERCISES_PATH } from './exercises.ts';
import { PersonaList, PERSONAS_PATH } from './journeys.ts';
import { BATCH_OPERATIONS, MY_PATH } from './my-cards-bounds.ts';
import {
  AppliedAnswer,
  AppliedRefusal,
  ChangesAnswer,
  OperationList,
  SyncAnswer,
  SyncRefusal,
  SyncRequestOfClients,
} from './my-cards.ts';
import { LARGEST_HAND, PAPERS, SHEETS_PATH } from './printing.ts';
import { RECIPES_PATH, RecipeList } from './recipes.ts';
import { RECENT_SIGN_IN_SECONDS, SIGN_IN_TOO_OLD } from './recent-sign-in.ts';
import { REGISTRATION_PATH, RegistrationRequest, RegistrationStatus } from './deck-codes.ts';
import {
  ActionAnswer,
  GuestRequest,
  TableAction,
  TableAnswer,
  TableDoor,
  TableMembership,
  TableList,
  TableRequest,
  RecordLink,
} from './tables.ts';
import { DOCX_TYPE, TableRecord, type RecordForm } from './table-record.ts';
import {
  BEAT_MS,
  MOST_GUESTS,
  MOST_OPEN_TABLES,
  RECORD_LINK_DAYS,
  RECORDS_PATH,
  TABLES_PATH,
} from './tables-bounds.ts';
import { SituationList, SITUATIONS_PATH } from './situations.ts';

/** Path of the OpenAPI description, below the main API's address. */
export const OPENAPI_PATH = '/openapi.json';

/** All schemas that the OpenAPI description names. */
export const SCHEMAS = {
  AccountData,
  AccountLanguage,
  AccountSummary,
  Article,
  ArticleList,
  Card: AnsweredCard,
  CardList: z.array(AnsweredCard),
  CaptionRequest,
  CaptionAnswer,
  CaptionWriters,
  ChangesAnswer,
  Error: ErrorBody,
  ExerciseList,
  Health: z.object({ status: z.literal('ok') }),
  OpenApi: z.looseObject({ openapi: z.string() }),
  PersonaList,
  RecipeList,
  RegistrationRequest,
  RegistrationStatus,
  SituationList,
  SyncAnswer: z.union([SyncAnswer, AppliedAnswer]),
  SyncRefusal: z.union([SyncRefusal, AppliedRefusal]),
  SyncRequest: z.union([SyncRequestOfClients, OperationList]),
  TableAction,
  TableActionAnswer: ActionAnswer,
  TableAnswer,
  TableDoor,
  TableMembership,
  TableGuest: GuestRequest,
  TableList,
  TableRecord,
  TableRecordLink: RecordLink,
  TableRequest,
};
export type SchemaName = keyof typeof SCHEMAS;

/** Request and answers of an endpoint, beyond those that its method and its kind of access imply. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** From the server's root; `{name}` is a path parameter. */
  readonly path: string;
  readonly summary: string;
  /** Public; otherwise a bearer token is required. */
  readonly open?: true;
  /** Needs the cookie of a seat at the table in place of a token. */
  readonly seat?: true;
  readonly body?: SchemaName;
  /** The body must be sent as JSON and has no fields. */
  readonly empty?: true;
  /** Schema of the JSON answer with status 200; without one the endpoint answers 204. */
  readonly answer?: SchemaName;
  /** Media type of the answer with status 200 where it is a file or a stream; it may also be JSON. */
  readonly file?:
    | 'application/pdf'
    | typeof DOCX_TYPE
    | 'text/csv; charset=utf-8'
    | 'text/event-stream'
    | 'text/markdown; charset=utf-8';
  /** Response headers of this endpoint, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Query parameters, with their descriptions. */
  readonly query?: Readonly<Record<string, string>>;
  /** The answer has an `ETag`; `If-None-Match` is supported. */
  readonly cached?: true;
  /** Schema of errors that hold more than `error` and `message`. */
  readonly refusal?: SchemaName;
  readonly errors?: readonly ErrorCode[];
}

const SEAT_COOKIE = { 'Set-Cookie': 'The seat, for the addresses of this table alone.' };

/** Coming to a table without an account. */
const JOIN = {
  open: true,
  answer: 'TableMembership',
  headers: SEAT_COOKIE,
  errors: ['forbidden', 'not_found', 'expired', 'rate_limited'],
} as const;

/** An endpoint of the main API. */
const api = (
  method: Endpoint['method'],
  path: string,
  summary: string,
  more: Omit<Endpoint, 'method' | 'path' | 'summary'> = {},
): Endpoint => ({ method, path: `/api${path}`, summary, ...more });

const RECORD_QUERY = {
  zone: 'The time zone of its times, such as Europe/Berlin; UTC when left out.',
  language: 'The language of its words, such as de; that of Accept-Language when left out.',
};

/** The record of a table in one of its forms. */
const record = (form: RecordForm, summary: string, more: Partial<Endpoint>): Endpoint =>
  api('get', `${TABLES_PATH}/{code}/record.${form}`, summary, {
    open: true,
    seat: true,
    query: RECORD_QUERY,
    headers: { 'Cache-Control': 'no-store: it holds what people have written.' },
    errors: ['invalid', 'rate_limited'],
    ...more,
  });

/** The same by a link that the host has shared. */
const sharedRecord = (form: RecordForm, more: Partial<Endpoint>): Endpoint =>
  api(
    'get',
    `${RECORDS_PATH}/{token}/record.${form}`,
    'The record of a table as its guests have it, by a link that the host has shared.',
    {
      open: true,
      query: RECORD_QUERY,
      headers: {
        'Cache-Control': 'no-store: it holds what people have written.',
        'X-Robots-Tag': 'noindex.',
      },
      errors: ['invalid', 'not_found', 'rate_limited'],
      ...more,
    },
  );

/** A cached answer of the main API; `{name}` in its path may name nothing. */
const cached = (path: string, summary: string, answer: SchemaName): Endpoint =>
  api('get', path, summary, {
    answer,
    cached: true,
    ...(path.includes('{') && { errors: ['not_found'] }),
  });

/** All endpoints of the main API, the thank-you API and the server itself. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/healthz',
    summary: 'Whether the database answers.',
    open: true,
    answer: 'Health',
    errors: ['unavailable'],
  },
  api('get', OPENAPI_PATH, 'This description.', { open: true, answer: 'OpenApi' }),
  cached(CARDS_PATH, 'All cards.', 'CardList'),
  cached(`${CARDS_PATH}/{code}`, 'One card, by its three characters.', 'Card'),
  cached(EXERCISES_PATH, 'All exercises.', 'ExerciseList'),
  cached(RECIPES_PATH, 'All recipes.', 'RecipeList'),
  cached(SITUATIONS_PATH, 'All situations to start from.', 'SituationList'),
  cached(PERSONAS_PATH, 'All personas.', 'PersonaList'),
  cached(ARTICLES_PATH, 'All articles, without their bodies.', 'ArticleList'),
  cached(`${ARTICLES_PATH}/{slug}`, 'One article with its body as HTML.', 'Article'),
  api(
    'get',
    `${SHEETS_PATH}/{sheet}`,
    'A sheet to print, by its name; the sheet named hand holds the cards of a hand.',
    {
      file: 'application/pdf',
      query: {
        paper: `${PAPERS.join(' or ')}; the first when left out`,
        cards: `The cards of a hand: one to ${LARGEST_HAND} codes with commas between them.`,
      },
      cached: true,
      errors: ['not_found', 'invalid'],
    },
  ),
  api('get', REGISTRATION_PATH, 'The decks of the account.', { answer: 'RegistrationStatus' }),
  api('post', REGISTRATION_PATH, 'Registers a deck to the account.', {
    body: 'RegistrationRequest',
    answer: 'RegistrationStatus',
    errors: ['already_claimed', 'expired', 'rate_limited'],
  }),
  api('get', MY_PATH, 'What changed in My Cards after a revision.', {
    query: {
      since: 'The revision, a whole number; 0 when left out.',
      store: 'The store of the last answer. Of another one, all is answered from the beginning.',
    },
    answer: 'ChangesAnswer',
    errors: ['invalid'],
  }),
  api(
    'post',
    MY_PATH,
    `Takes changes of My Cards, at most ${BATCH_OPERATIONS}: as a list, answered with the ids of those that count, or with a revision, answered with what changed after it. An operation that is refused holds up no other; only where all were refused the status says so.`,
    {
      body: 'SyncRequest',
      answer: 'SyncAnswer',
      refusal: 'SyncRefusal',
      errors: ['rate_limited'],
    },
  ),
  api('get', TABLES_PATH, 'The tables of the account, the newest first.', { answer: 'TableList' }),
  api(
    'post',
    TABLES_PATH,
    `Opens a table, at most ${MOST_OPEN_TABLES} at a time, and seats this browser as its host.`,
    {
      body: 'TableRequest',
      answer: 'TableMembership',
      headers: SEAT_COOKIE,
      errors: ['rate_limited'],
    },
  ),
  api(
    'delete',
    `${TABLES_PATH}/{code}`,
    'Deletes a table of the account, with all that guests have written.',
    { errors: ['not_found'] },
  ),
  api('post', `${TABLES_PATH}/{code}/hosts`, 'Seats another browser of the account as the host.', {
    empty: true,
    answer: 'TableMembership',
    headers: SEAT_COOKIE,
    errors: ['not_found'],
  }),
  api(
    'get',
    `${TABLES_PATH}/{code}/door`,
    'Whether a table is open, before joining it: who hosts it, and how many days it keeps names and notes after its end.',
    { open: true, answer: 'TableDoor', errors: ['not_found', 'rate_limited'] },
  ),
  api(
    'post',
    `${TABLES_PATH}/{code}/guests`,
    `Comes to a table as a guest; there are at most ${MOST_GUESTS}. Who has a seat there keeps it.`,
    { ...JOIN, body: 'TableGuest' },
  ),
  api(
    'post',
    `${TABLES_PATH}/{code}/screens`,
    'Comes to a table as a screen, which reads and does nothing.',
    { ...JOIN, empty: true },
  ),
  api(
    'get',
    `${TABLES_PATH}/{code}/events`,
    `What happens at a table, as Server-Sent Events: each without a name of its own, its place in the order as id and a TableEvent as data; an event named snapshot with a TableSnapshot where single events would not do; and every ${BEAT_MS / 1000} seconds one named beat with the server's clock. Last-Event-ID goes on after an event. With after, and without text/event-stream in Accept, it is a long-poll that answers as JSON. Guests and screens get what they may see, and passed in the place of anything else.`,
    {
      open: true,
      seat: true,
      file: 'text/event-stream',
      answer: 'TableAnswer',
      query: {
        after: 'The last event that the caller has; left empty for the whole table.',
        as: 'screen for what a screen would see.',
        language:
          'The languages of the deck that the caller reads, in the form of Accept-Language, before which it counts.',
      },
      headers: {
        'Cache-Control': 'Not to be stored or changed on the way.',
        'X-Accel-Buffering': 'no: not to be held back on the way.',
      },
      errors: ['rate_limited', 'unavailable'],
    },
  ),
  api(
    'post',
    `${TABLES_PATH}/{code}/actions`,
    'Does something at a table. The same action sent twice happens once.',
    {
      open: true,
      seat: true,
      body: 'TableAction',
      answer: 'TableActionAnswer',
      errors: ['not_found', 'expired', 'rate_limited'],
    },
  ),
  api('get', `${TABLES_PATH}/{code}/cards/{card}`, 'A card that lies open on the table.', {
    open: true,
    seat: true,
    answer: 'Card',
    errors: ['not_found'],
  }),
  record(
    'md',
    'What came of a table, at any time and after its end: groups, cards that the caller may see, notes, votes once they are shown, steps, and who was there. As Markdown.',
    { file: 'text/markdown; charset=utf-8' },
  ),
  record('json', 'The same as JSON.', { answer: 'TableRecord' }),
  record('csv', 'The notes of a table as CSV with a byte order mark, a row each.', {
    file: 'text/csv; charset=utf-8',
  }),
  record('pdf', 'The same as PDF, with the pictures of the cards.', {
    file: 'application/pdf',
    errors: ['invalid', 'rate_limited', 'unavailable'],
  }),
  record('docx', 'The same as a Word document.', { file: DOCX_TYPE }),
  api('get', `${TABLES_PATH}/{code}/record-link`, 'Until when a link to the record works.', {
    answer: 'TableRecordLink',
    errors: ['not_found'],
  }),
  api(
    'post',
    `${TABLES_PATH}/{code}/record-link`,
    `Makes a link to the record that works for ${RECORD_LINK_DAYS} days without an account, and ends the one before.`,
    { empty: true, answer: 'TableRecordLink', errors: ['not_found'] },
  ),
  api('delete', `${TABLES_PATH}/{code}/record-link`, 'Ends the link to the record.', {
    errors: ['not_found'],
  }),
  sharedRecord('md', { file: 'text/markdown; charset=utf-8' }),
  sharedRecord('json', { answer: 'TableRecord' }),
  sharedRecord('csv', { file: 'text/csv; charset=utf-8' }),
  sharedRecord('pdf', {
    file: 'application/pdf',
    errors: ['invalid', 'not_found', 'rate_limited', 'unavailable'],
  }),
  sharedRecord('docx', { file: DOCX_TYPE }),
  api('delete', `${TABLES_PATH}/{code}/seat`, 'Leaves a table.', {
    open: true,
    seat: true,
    headers: { 'Set-Cookie': 'Takes the seat out of the browser.' },
  }),
  api('get', ACCOUNT_PATH, 'Everything that is stored about the account.', {
    answer: 'AccountData',
    errors: ['rate_limited'],
  }),
  api('get', ACCOUNT_SUMMARY_PATH, 'The person and the decks of the account.', {
    answer: 'AccountSummary',
  }),
  api(
    'put',
    ACCOUNT_LANGUAGE_PATH,
    'Sets the language of the account, one of the site; an account of an external provider keeps none.',
    { body: 'AccountLanguage', errors: ['rate_limited'] },
  ),
  api(
    'delete',
    ACCOUNT_PATH,
    `Deletes the account and all that belongs to it. The token has to come of a sign-in at most ${RECENT_SIGN_IN_SECONDS} seconds ago (auth_time); else the 401 asks for a new one, as RFC 9470 has it: WWW-Authenticate names ${SIGN_IN_TOO_OLD}.`,
  ),
  {
    method: 'post',
    path: `/thanks${SOCIAL_PATH}`,
    summary: 'Makes a caption.',
    open: true,
    body: 'CaptionRequest',
    answer: 'CaptionAnswer',
    errors: ['rate_limited', 'unavailable'],
  },
  {
    method: 'get',
    path: `/thanks${SOCIAL_PATH}`,
    summary: 'Whether a language model writes captions here.',
    open: true,
    answer: 'CaptionWriters',
  },
];
