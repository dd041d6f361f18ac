import { Hono } from 'hono';
import * as z from 'zod';

import {
  ENDPOINTS,
  OPENAPI_PATH,
  SCHEMAS,
  type Endpoint,
  type SchemaName,
} from '#contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '#contract/xsrf.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';

const json = (name: SchemaName) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

const header = (description: string, required: boolean, type: 'string' | 'integer' = 'string') => ({
  description,
  required,
  schema: { type },
});

const CACHE_HEADERS = {
  ETag: header('Names this answer.', true),
  'Cache-Control': header('For this account alone, asked for anew each time.', true),
  Vary: header('What the answer depends on.', true),
  'Content-Language': header('Of the texts, where the deck has several languages.', false),
};

const XSRF_HEADERS = {
  'Set-Cookie': header(`${XSRF_COOKIE}: a new one where it is needed, none after deletion.`, false),
};

/** Response headers of an error, for all endpoints. */
const ERROR_HEADERS: Partial<Record<ErrorCode, object>> = {
  unauthorized: { 'WWW-Authenticate': header('`Bearer`', true) },
  rate_limited: { 'Retry-After': header('In seconds.', true, 'integer') },
  unavailable: { 'Retry-After': header('In seconds.', true, 'integer') },
};

/** Errors implied by an endpoint's access, method and body, and its own. */
const errorsOf = ({ method, open, body, seat, errors = [] }: Endpoint): readonly ErrorCode[] => [
  ...(seat ? (['forbidden'] as const) : []),
  ...(open ? [] : (['unauthorized', 'unavailable'] as const)),
  ...(method === 'get' ? [] : (['too_large'] as const)),
  ...(method === 'get' || open ? [] : (['forbidden'] as const)),
  ...(body ? (['invalid'] as const) : []),
  ...errors,
];

/** Reads of a signed-in caller set the XSRF cookie, and so does a rejection without a valid one. */
const setsCookie = ({ method }: Endpoint, code?: ErrorCode): boolean =>
  code === 'forbidden' ||
  (method === 'get' && code !== 'unauthorized') ||
  (method === 'delete' && code === undefined);

const xsrfHeaders = (endpoint: Endpoint, code?: ErrorCode) =>
  !endpoint.open && setsCookie(endpoint, code) ? XSRF_HEADERS : {};

const refusals = (endpoint: Endpoint) => ({
  ...((endpoint.body || endpoint.empty) && {
    400: {
      description: '`invalid`: the body is no JSON, or not sent as application/json.',
      content: json('Error'),
    },
  }),
  ...Object.fromEntries(
    errorsOf(endpoint).map((code) => [
      ERROR_STATUS[code],
      {
        description: `\`${code}\``,
        headers: { ...ERROR_HEADERS[code], ...xsrfHeaders(endpoint, code) },
        content: json(endpoint.refusal ?? 'Error'),
      },
    ]),
  ),
});

const successes = (endpoint: Endpoint) => {
  const { answer, file, cached } = endpoint;
  const content =
    answer || file
      ? { ...(answer && json(answer)), ...(file && { [file]: { schema: {} } }) }
      : undefined;
  const own = Object.entries(endpoint.headers ?? {}).map(([name, description]) => [
    name,
    header(description, false),
  ]);
  const headers = {
    ...(cached && CACHE_HEADERS),
    ...xsrfHeaders(endpoint),
    ...Object.fromEntries(own),
  };
  return {
    ...(content
      ? { 200: { description: 'As asked.', headers, content } }
      : { 204: { description: 'Done.', headers } }),
    ...(cached && { 304: { description: 'The answer is known.', headers } }),
  };
};

const parametersOf = ({ path, cached, query = {} }: Endpoint) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  })),
  ...(cached ? ['If-None-Match', 'Accept-Language'] : []).map((name) => ({
    name,
    in: 'header',
    schema: { type: 'string' },
  })),
];

const securityOf = ({ open, seat }: Endpoint) => {
  if (seat) return [{ seat: [] }];
  return open ? [] : [{ bearer: [] }];
};

const describe = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  security: securityOf(endpoint),
  parameters: parametersOf(endpoint),
  ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body) } }),
  responses: { ...successes(endpoint), ...refusals(endpoint) },
});

/** The operations of all endpoints, by path and method. */
const pathsOf = (endpoints: readonly Endpoint[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method] = describe(endpoint);
  return paths;
};

const TAKEN: ReadonlySet<string | undefined> = new Set(ENDPOINTS.map(({ body }) => body));

/** All schemas. Fields with defaults are optional in requests and required in answers. */
const makeSchemas = () =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: TAKEN.has(name) ? 'input' : 'output' }),
    ]),
  );

/** The OpenAPI 3.1 description of the APIs, generated from the contract. */
const makeDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: `${PRODUCT_NAME} companion API`,
    version: '1.0.0',
    description: `Every GET of a signed-in caller sets the cookie ${XSRF_COOKIE}. A caller that sends it back has to repeat its value in the header ${XSRF_HEADER} with every method but GET and HEAD. Outside production the token's \`cognito:groups\` have to hold \`beta\`, or everything that needs a token but the account answers 403 \`forbidden\`. Refusals are \`{ error, message }\`; one with status 429 or 503 carries Retry-After, in seconds.`,
  },
  servers: [{ url: '/' }],
  paths: pathsOf(ENDPOINTS),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      seat: {
        type: 'apiKey',
        in: 'cookie',
        name: 'dck_table_{code}',
        description: 'A seat at one table. Its name ends with the code of the table.',
      },
    },
    schemas: makeSchemas(),
  },
});

/** `GET /openapi.json`: the public description of the APIs. */
export const openApiRoutes = (): Hono => {
  let document: ReturnType<typeof makeDocument> | undefined;
  return new Hono().get(OPENAPI_PATH, (c) => c.json((document ??= makeDocument())));
};
