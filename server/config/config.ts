import type { BlockList } from 'node:net';
import { join } from 'node:path';

import * as z from 'zod';

import type { AppEnvironment } from '#lib/session/environment.ts';
import { TOKEN_PARAMS } from '#lib/session/oauth.ts';
import { isCallbackPath, isHomeAfterSignOut } from '#lib/shared/auth-paths.ts';
import {
  CAPTION_MODEL_VARIABLES,
  captionModelOf,
  missingForModel,
  type CaptionModelSettings,
} from '#server/captions/model/settings.ts';
import type { DatabasePlace } from '#server/db/open.ts';
import { deckFolderProblem } from '#server/config/deck-folder.mjs';
import { parseWebhookSecret, type WebhookSettings } from '#server/config/webhook.ts';
import { parseProxies } from '#server/http/client-address.ts';
import { defaultSender, parseSender, type MailSettings } from '#server/mail/settings.ts';
import { isLoopback } from '#server/shared/loopback.ts';
import { StartError } from '#server/shared/start-error.ts';

/** Settings of the server; `.env.example` explains each variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The public origin, without a trailing slash, such as `http://localhost:4321`. */
  readonly origin: string;
  readonly dataDir: string;
  readonly database: DatabasePlace;
  /** The deck's folder, as the setting names it; the product's own deck when left out. */
  readonly deckDir?: string;
  /** The fingerprint of the deck that the served site was built with. */
  readonly builtDeck?: string;
  /** Proxies whose forwarded client addresses are trusted; none when left out. */
  readonly proxies?: BlockList;
  /** Path of the redirect after a sign-in, if not the callback page's own path. */
  readonly callbackPath?: string;
  /** Target after a sign-out, if not the landing page: a path or an address. */
  readonly homeAfterSignOut?: string;
  /** Restricts the API to the group 'beta' outside production; unrestricted when left out. */
  readonly environment?: AppEnvironment;
  /** The issuer of the accepted access tokens; the embedded identity provider when left out. */
  readonly oidc?: ExternalIssuer;
  readonly mail: MailSettings;
  /** Whether a person has to verify their email before anything else. */
  readonly requireVerifiedEmail?: boolean;
  /** The language model that writes captions; without one the composer writes them. */
  readonly captionModel?: CaptionModelSettings;
  /** Days after its end for which a table keeps its guests' names and notes; 30 when left out. */
  readonly tableDays?: number;
  /** The address that gets the record of each table at its close; none when left out. */
  readonly tableWebhook?: WebhookSettings;
  /** Access to the metrics of a running server; none when left out. */
  readonly metrics?: MetricsSettings;
  /** Whether requests are traced, as configured by OpenTelemetry's own variables. */
  readonly traces?: boolean;
  /** Whether browsers have to unregister their service worker. */
  readonly withdrawsWorker?: boolean;
}

/** Access to the metrics: on a port of their own, with a token on the main port, or both. */
export interface MetricsSettings {
  readonly host: string;
  readonly port?: number;
  readonly token?: string;
}

/** An external identity provider, such as Amazon Cognito. */
export interface ExternalIssuer {
  /** The issuer exactly as its tokens have it in `iss`. */
  readonly issuer: string;
  /** The id of this product's client there. */
  readonly clientId: string;
  /** Address of its keys; found by discovery when left out. */
  readonly jwksUrl?: string;
}

/** Whether keys from this address can be trusted: keys sent over a plain connection could be forged. */
const isTrustworthy = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url !== null && isLoopback(url.hostname));
};

/** An http or https address. */
const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` });

const KeySource = webAddress('https://idp.example.com')
  .refine(isTrustworthy, 'must begin with https://')
  .refine((value) => !/[?#]/.test(value), 'must have no query');

/** Whether an address is a mail server's and has no further parts. */
const isMailServer = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null || url.hostname === '' || /%(?![0-9a-f]{2})/i.test(address)) return false;
  return /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
};

const isWebhookAddress = (address: string): boolean => {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && isTrustworthy(address);
};

const NO_PORT = 'must be a whole number from 1 to 65535';
const Port = z.coerce.number(NO_PORT).int(NO_PORT).min(1, NO_PORT).max(65_535, NO_PORT);

const isAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const isPath = (text: string): boolean => /^\/(?!\/)[^?#\s]*$/.test(text);

/** Base address of an API, on this site or elsewhere. */
const Base = z
  .string()
  .refine(
    (text) => isPath(text) || isAddress(text),
    'must be a path such as /api, or an address such as https://api.example.com',
  );

const Collector = webAddress('http://localhost:4318');

const Variables = z.object({
  PORT: Port.default(4321),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: webAddress('https://app.example.com')
    .refine((value) => URL.parse(value)?.pathname === '/', 'must have no path')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DECK_DIR: z
    .string()
    .superRefine((folder, context) => {
      const problem = deckFolderProblem(folder);
      if (problem !== undefined) context.addIssue(problem);
    })
    .optional(),
  BUILT_DECK: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://host/name' })
    .optional(),
  DATABASE_ENGINE: z.enum(['postgres', 'dsql'], 'must be postgres or dsql').default('postgres'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@host:587',
    })
    .refine(isMailServer, 'must be an address such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((text, context) => {
      const sender = parseSender(text);
      if (!sender) context.addIssue('must be an address, or a name and <address>');
      return sender;
    })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text, context) => {
      const proxies = parseProxies(text);
      if (!proxies) context.addIssue('must be addresses or subnets such as 127.0.0.1, 10.0.0.0/8');
      return proxies;
    })
    .optional(),
  OIDC_ISSUER: KeySource.optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('dck-web'),
  OIDC_JWKS_URL: KeySource.optional(),
  REQUIRE_VERIFIED_EMAIL: z.enum(['true', 'false'], 'must be true or false').optional(),
  WITHDRAW_SERVICE_WORKER: z.enum(['true', 'false'], 'must be true or false').optional(),
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Collector.optional(),
  TABLE_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
  TABLE_WEBHOOK_URL: z
    .url({ error: 'must be an address such as https://example.com/records' })
    .refine(isWebhookAddress, 'must begin with https://, or be on this machine')
    .optional(),
  TABLE_WEBHOOK_SECRET: z
    .string()
    .transform((text, context) => {
      const secret = parseWebhookSecret(text);
      if (!secret) context.addIssue('must be whsec_ and 24 to 64 bytes in base64');
      return secret;
    })
    .optional(),
  PUBLIC_AUTH_REDIRECT_PATH: z
    .string()
    .refine(isCallbackPath, 'must be a path of its own such as /auth')
    .optional(),
  PUBLIC_HOME_AFTER_SIGN_OUT: z
    .string()
    .refine(isHomeAfterSignOut, 'must be the path of an open page such as /, or an address')
    .optional(),
  PUBLIC_OPERATOR_EMAIL: z.email('must be an address such as help@example.com').optional(),
  // The following variables are for the browser only; without a check a wrong one would show at its first
  // use.
  PUBLIC_API_URL: Base.optional(),
  PUBLIC_THANKS_API_URL: Base.optional(),
  PUBLIC_AUTH_URL: Base.optional(),
  PUBLIC_PRODUCTION_URL: webAddress('https://app.example.com').optional(),
  PUBLIC_ACCOUNT_URL: webAddress('https://id.example.com/me').optional(),
  PUBLIC_AUTH_ISSUER: webAddress('https://idp.example.com').optional(),
  PUBLIC_AUTH_TOKEN_PARAMS: z.enum(TOKEN_PARAMS, 'must be query or body').optional(),
  PUBLIC_SITE_URL: webAddress('https://www.example.com')
    .refine((value) => URL.parse(value)?.pathname === '/', 'must have no path')
    .optional(),
  PUBLIC_APP_ENV: z
    .enum(['production', 'dev', 'local'], 'must be production, dev or local')
    .default('production'),
  ...CAPTION_MODEL_VARIABLES,
});

type Issue = (name: string, message: string) => void;

/** Checks the requirements of Aurora DSQL: it has no foreign keys, which the embedded provider relies on. */
const needsOfDsql = (env: z.infer<typeof Variables>, need: Issue): void => {
  if (env.DATABASE_ENGINE !== 'dsql') return;
  const message = 'must be set where DATABASE_ENGINE is dsql';
  if (env.DATABASE_URL === undefined) need('DATABASE_URL', message);
  if (env.OIDC_ISSUER === undefined) need('OIDC_ISSUER', message);
};

const Environment = Variables.superRefine((env, context) => {
  const need: Issue = (name, message) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const name = missingForModel(env);
  if (name !== undefined) need(name, 'must be set where CAPTION_MODEL_URL is');
  needsOfDsql(env, need);
  if (env.TABLE_WEBHOOK_URL !== undefined && !env.TABLE_WEBHOOK_SECRET)
    need('TABLE_WEBHOOK_SECRET', 'must be set where TABLE_WEBHOOK_URL is');
});

/** Variables that hold a password or a key. */
const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'CAPTION_MODEL_URL',
  'CAPTION_MODEL_KEY',
  'METRICS_TOKEN',
  'TABLE_WEBHOOK_URL',
  'TABLE_WEBHOOK_SECRET',
]);

/**
 * Validates the environment and returns the settings. `process.env` itself is read by `main.ts` and by the
 * commands (`shared/run-command.ts`), which pass it here; by `run.mjs`; and by `shared/facts/read.ts`, for `DECK_DIR`.
 * @param env the environment; an empty value counts as unset
 * @throws StartError naming the first variable with a wrong value
 */
export const getConfig = (env: Record<string, string | undefined>): Config => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = SECRET.has(name) ? name : `${name}=${env[name] ?? ''}`;
    throw new StartError(`${shown} cannot be used: ${issue?.message ?? 'invalid'}.`);
  }
  const { PORT, HOST, PUBLIC_ORIGIN, DATA_DIR, DATABASE_URL, ...rest } = parsed.data;
  const { DECK_DIR, BUILT_DECK, METRICS_PORT, METRICS_TOKEN, SMTP_URL } = rest;
  const origin = new URL(PUBLIC_ORIGIN ?? `http://localhost:${PORT}`).origin;
  const captionModel = captionModelOf(rest);
  return {
    host: HOST,
    port: PORT,
    origin,
    dataDir: DATA_DIR,
    database:
      DATABASE_URL === undefined
        ? { file: join(DATA_DIR, 'dck.sqlite') }
        : { url: DATABASE_URL, ...(rest.DATABASE_ENGINE === 'dsql' && { engine: 'dsql' }) },
    ...(DECK_DIR !== undefined && { deckDir: DECK_DIR }),
    ...(BUILT_DECK !== undefined && { builtDeck: BUILT_DECK }),
    ...(rest.TRUSTED_PROXIES && { proxies: rest.TRUSTED_PROXIES }),
    ...(rest.PUBLIC_AUTH_REDIRECT_PATH && { callbackPath: rest.PUBLIC_AUTH_REDIRECT_PATH }),
    ...(rest.PUBLIC_HOME_AFTER_SIGN_OUT && { homeAfterSignOut: rest.PUBLIC_HOME_AFTER_SIGN_OUT }),
    environment: rest.PUBLIC_APP_ENV,
    ...(rest.REQUIRE_VERIFIED_EMAIL === 'true' && { requireVerifiedEmail: true }),
    ...(rest.WITHDRAW_SERVICE_WORKER === 'true' && { withdrawsWorker: true }),
    ...((METRICS_PORT !== undefined || METRICS_TOKEN !== undefined) && {
      metrics: {
        host: rest.METRICS_HOST,
        ...(METRICS_PORT !== undefined && { port: METRICS_PORT }),
        ...(METRICS_TOKEN !== undefined && { token: METRICS_TOKEN }),
      },
    }),
    ...((rest.OTEL_EXPORTER_OTLP_ENDPOINT ?? rest.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !==
      undefined && { traces: true }),
    ...(rest.TABLE_DAYS !== undefined && { tableDays: rest.TABLE_DAYS }),
    ...(rest.TABLE_WEBHOOK_URL !== undefined &&
      rest.TABLE_WEBHOOK_SECRET && {
        tableWebhook: { url: rest.TABLE_WEBHOOK_URL, secret: rest.TABLE_WEBHOOK_SECRET },
      }),
    ...(rest.OIDC_ISSUER !== undefined && {
      oidc: {
        issuer: rest.OIDC_ISSUER,
        clientId: rest.OIDC_CLIENT_ID,
        ...(rest.OIDC_JWKS_URL !== undefined && { jwksUrl: rest.OIDC_JWKS_URL }),
      },
    }),
    mail: {
      ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
      from: rest.MAIL_FROM ?? defaultSender(origin),
    },
    ...(captionModel && { captionModel }),
  };
};
