import { Hono } from 'hono';
import * as z from 'zod';

import { ACCOUNT_PATH, AccountData } from '#contract/account.ts';
import { Article, ARTICLES_PATH, ArticleList } from '#contract/article.ts';
import { CaptionRequest, SOCIAL_PATH } from '#contract/caption.ts';
import { CARDS_PATH, CardList, DeckCard } from '#contract/card.ts';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '#contract/error.ts';
import { ExerciseList, EXERCISES_PATH } from '#contract/exercise.ts';
import { PersonaList, PERSONAS_PATH } from '#contract/persona.ts';
import { RECENT_SIGN_IN_SECONDS, SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import {
  REGISTRATION_PATH,
  RegistrationRequest,
  RegistrationStatus,
} from '#contract/registration.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '#contract/xsrf.ts';
import { PRODUCT_NAME } from '#core/brand.ts';

/** Where the description of the APIs is served, below the main API's address. */
const OPENAPI_PATH = '/openapi.json';

const SCHEMAS = {
  AccountData,
  Article,
  ArticleList,
  Card: DeckCard,
  CardList,
  CaptionRequest,
  CaptionAnswer: z.object({ data: z.object({ caption: z.string() }) }),
  Error: ErrorBody,
  ExerciseList,
  PersonaList,
  RegistrationRequest,
  RegistrationStatus,
  Health: z.object({ status: z.literal('ok') }),
};
type SchemaName = keyof typeof SCHEMAS;

const json = (name: SchemaName) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

const refusal = (description: string) => ({ description, content: json('Error') });

interface Operation {
  readonly summary: string;
  /** The schema of a good answer; without one it is 204 and has no body. */
  readonly answer?: SchemaName;
  readonly body?: SchemaName;
  /** The parameter in the path. */
  readonly parameter?: string;
  readonly errors: readonly ErrorCode[];
  /** Open to everybody, without a token. */
  readonly open?: boolean;
}

const describe = ({ summary, answer, body, parameter, errors, open = false }: Operation) => ({
  summary,
  security: open ? [] : [{ bearer: [] }],
  ...(parameter !== undefined && {
    parameters: [{ name: parameter, in: 'path', required: true, schema: { type: 'string' } }],
  }),
  ...(body && { requestBody: { required: true, content: json(body) } }),
  responses: {
    ...(answer
      ? { 200: { description: 'As asked.', content: json(answer) } }
      : { 204: { description: 'Done.' } }),
    ...(body && { 400: refusal('`invalid`: the body is no JSON.') }),
    ...Object.fromEntries(
      (open ? errors : (['unauthorized', ...errors] as const)).map((code) => [
        ERROR_STATUS[code],
        refusal(`\`${code}\``),
      ]),
    ),
  },
});

/** The description of both APIs in the form of OpenAPI 3.1. */
const makeDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: `${PRODUCT_NAME} companion API`,
    version: '1.0.0',
    description: `Every GET of a signed-in caller sets the cookie ${XSRF_COOKIE}. A caller that sends it back has to repeat its value in the header ${XSRF_HEADER} with every method but GET and HEAD. Refusals are \`{ error, message }\`; one with status 429 carries Retry-After.`,
  },
  servers: [{ url: '/' }],
  paths: {
    '/healthz': {
      get: describe({
        summary: 'Whether the database answers.',
        answer: 'Health',
        errors: ['unavailable'],
        open: true,
      }),
    },
    [`/api${OPENAPI_PATH}`]: {
      get: {
        summary: 'This description.',
        security: [],
        responses: {
          200: {
            description: 'An OpenAPI document.',
            content: { 'application/json': { schema: { type: 'object' } } },
          },
        },
      },
    },
    [`/api${CARDS_PATH}`]: {
      get: describe({ summary: 'All cards.', answer: 'CardList', errors: [] }),
    },
    [`/api${CARDS_PATH}/{code}`]: {
      get: describe({
        summary: 'One card, by its three characters.',
        parameter: 'code',
        answer: 'Card',
        errors: ['not_found'],
      }),
    },
    [`/api${EXERCISES_PATH}`]: {
      get: describe({ summary: 'All exercises.', answer: 'ExerciseList', errors: [] }),
    },
    [`/api${PERSONAS_PATH}`]: {
      get: describe({ summary: 'All personas.', answer: 'PersonaList', errors: [] }),
    },
    [`/api${ARTICLES_PATH}`]: {
      get: describe({
        summary: 'All articles, without their bodies.',
        answer: 'ArticleList',
        errors: [],
      }),
    },
    [`/api${ARTICLES_PATH}/{slug}`]: {
      get: describe({
        summary: 'One article with its body as HTML.',
        parameter: 'slug',
        answer: 'Article',
        errors: ['not_found'],
      }),
    },
    [`/api${REGISTRATION_PATH}`]: {
      get: describe({
        summary: 'The decks of the account.',
        answer: 'RegistrationStatus',
        errors: ['unavailable'],
      }),
      post: describe({
        summary: 'Registers a deck to the account.',
        body: 'RegistrationRequest',
        answer: 'RegistrationStatus',
        errors: [
          'forbidden',
          'already_claimed',
          'expired',
          'too_large',
          'invalid',
          'rate_limited',
          'unavailable',
        ],
      }),
    },
    [`/api${ACCOUNT_PATH}`]: {
      get: describe({
        summary: 'Everything that is stored about the account.',
        answer: 'AccountData',
        errors: ['unavailable'],
      }),
      delete: describe({
        summary: `Deletes the account and all that belongs to it. The token has to come of a sign-in at most ${RECENT_SIGN_IN_SECONDS} seconds ago (auth_time); else the 401 asks for a new one, as RFC 9470 has it: WWW-Authenticate names ${SIGN_IN_TOO_OLD}.`,
        errors: ['forbidden', 'unavailable'],
      }),
    },
    [`/thanks${SOCIAL_PATH}`]: {
      post: describe({
        summary: 'Makes a caption.',
        body: 'CaptionRequest',
        answer: 'CaptionAnswer',
        errors: ['too_large', 'invalid', 'rate_limited', 'unavailable'],
        open: true,
      }),
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: Object.fromEntries(
      Object.entries(SCHEMAS).map(([name, schema]) => [
        name,
        z.toJSONSchema(schema, { io: 'input' }),
      ]),
    ),
  },
});

/** `GET /openapi.json`: describes the APIs, for everybody. */
export const openApiRoutes = (): Hono => {
  let document: ReturnType<typeof makeDocument> | undefined;
  return new Hono().get(OPENAPI_PATH, (c) => c.json((document ??= makeDocument())));
};
