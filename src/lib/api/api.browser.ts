/** Client of the main API (behaviour/api.md, 'API calls'). */
import * as z from 'zod/mini';

import * as m from '#messages';

import { ErrorBody } from '#contract/errors.ts';
import { SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { pauseBeforeReading } from '#lib/shared/retry-after.ts';
import { chosenLanguage } from '#lib/api/deck-language.browser.ts';
import { languageHeader } from '#lib/api/deck-language.ts';
import { adoptAnswer, earlyAnswer } from '#lib/api/early.browser.ts';
import { hasXsrfCookie, xsrfHeader } from '#lib/shared/xsrf.ts';
import { API_URL } from '#lib/shared/config.browser.ts';

// Zod would otherwise try `new Function`, which the pages' policy reports as a violation.
z.config({ jitless: true });

export interface ApiError {
  /** HTTP status; 0 for a network failure. */
  readonly status: number;
  /** Error code of the API; {@link SIGN_IN_TOO_OLD} where a fresh sign-in is needed first. */
  readonly code: string;
  readonly message: string;
  /** Seconds to wait before a retry (RFC 9110, section 10.2.3). */
  readonly retryAfter?: number;
}

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError };

/** Request timeout on a slow network, in ms. */
const TIMEOUT = 15_000;

/** Error code of a success whose body does not match the schema. */
export const UNREADABLE = 'unreadable';

const NETWORK: ApiError = {
  status: 0,
  code: 'network',
  message: NETWORK_ERROR,
};

const failure = (error: ApiError): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error,
});

/** Whether a fresh sign-in is needed; a token refresh would not help. */
const wantsSignIn = (answer: Response): boolean =>
  answer.headers.get('WWW-Authenticate')?.includes(`"${SIGN_IN_TOO_OLD}"`) ?? false;

const errorOf = async (answer: Response): Promise<ApiError> => {
  const body = ErrorBody.safeParse(await answer.json().catch(() => undefined));
  const { error: code, message } = body.success
    ? body.data
    : { error: 'unknown', message: m.api_failed() };
  const retryAfter = Number(answer.headers.get('Retry-After') ?? undefined);
  const waits = Number.isFinite(retryAfter) && { retryAfter };
  return {
    status: answer.status,
    code: wantsSignIn(answer) ? SIGN_IN_TOO_OLD : code,
    message,
    ...waits,
  };
};

interface ApiRequest {
  /** Below the API's address, such as `/cards`. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Reads the body; JSON by default. */
  readonly read?: (answer: Response) => Promise<unknown>;
  /** Timeout of the whole answer, in ms. */
  readonly timeout?: number;
  /** Error statuses whose body may still hold a value. */
  readonly valueAlsoOf?: readonly number[];
}

/**
 * Pending reads that started without an anti-forgery cookie. Their answers may set one, and the browser
 * would add it to a write whose header was built without it, which the server rejects; so writes wait for
 * them.
 */
const firstReads = new Set<Promise<Response>>();

/**
 * @param last holds the access token of the try before, which was refused; then that of this one. A refused token is
 *   refreshed, unless another tab has done so.
 */
const send = async (
  { path, method, body, timeout = TIMEOUT }: ApiRequest,
  last: { token?: string } = {},
): Promise<Response | undefined> => {
  const { ensureTokens } = await import('#lib/session/amplify.browser.ts');
  let session = await ensureTokens();
  if (session && session.accessToken === last.token) session = await ensureTokens(true);
  if (!session) return undefined;
  const { accessToken } = session;
  const isFirstTry = !last.token;
  last.token = accessToken;
  if (method !== 'GET') await Promise.allSettled([...firstReads, earlyAnswer()]);
  const isFirst = method === 'GET' && !hasXsrfCookie(document.cookie);
  const ask = (): Promise<Response> =>
    fetch(`${API_URL}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${accessToken}`,
        // Only reads have texts of the deck.
        ...languageHeader(method === 'GET' ? chosenLanguage() : null),
        ...xsrfHeader(method, `${API_URL}${path}`, document.cookie),
      },
      signal: AbortSignal.timeout(timeout),
    });
  const answer =
    method === 'GET' && isFirstTry
      ? adoptAnswer(path, accessToken).then((early) => early ?? ask())
      : ask();
  if (!isFirst) return answer;
  firstReads.add(answer);
  return answer.finally(() => firstReads.delete(answer));
};

const readJson = (answer: Response): Promise<unknown> => answer.json();

/** Maps a non-JSON body to undefined; a truncated body stays a network failure. */
const undefinedForNoJson = (error: unknown): undefined => {
  if (!(error instanceof SyntaxError)) throw error;
};

/**
 * Sends a request. A 401 causes one token refresh and one retry, unless a fresh sign-in is needed; a 403
 * causes one retry. Never throws.
 */
export const request = async <Value>(
  wanted: ApiRequest,
  schema: z.ZodMiniType<Value>,
): Promise<ApiResult<Value>> => {
  try {
    const last = {};
    let answer = await send(wanted, last);
    if (answer?.status === 401 && !wantsSignIn(answer)) answer = await send(wanted, last);
    // A 403 sets a new anti-forgery cookie, for example after a change of account.
    if (answer?.status === 403) answer = await send(wanted);
    if (!answer)
      return failure({ status: 401, code: 'unauthorized', message: m.api_sign_in_again() });
    const { read = readJson, valueAlsoOf = [] } = wanted;
    const mayHoldValue = answer.ok || valueAlsoOf.includes(answer.status);
    if (!mayHoldValue) return failure(await errorOf(answer));
    const refusal = answer.ok ? undefined : await errorOf(answer.clone());
    const parsed = schema.safeParse(await read(answer).catch(undefinedForNoJson));
    if (parsed.success) return { ok: true, value: parsed.data };
    return failure(
      refusal ?? {
        status: answer.status,
        code: UNREADABLE,
        message: m.api_failed(),
      },
    );
  } catch {
    return failure(NETWORK);
  }
};

/**
 * Reads a resource of the main API as the signed-in person. A 401 causes one token refresh and one retry; a
 * temporary server failure with `Retry-After` causes one retry.
 * @param path below the API's address, such as `/cards`
 * @param schema of the answer
 * @returns the value, or an error with status 0 for a network failure and 401 for a lost session;   never
 * throws
 */
export const apiGet = async <Value>(
  path: string,
  schema: z.ZodMiniType<Value>,
  options: Pick<ApiRequest, 'read' | 'timeout'> = {},
): Promise<ApiResult<Value>> => {
  const wanted = { ...options, path, method: 'GET' } as const;
  const result = await request(wanted, schema);
  if (result.ok) return result;
  const { retryAfter, status } = result.error;
  const pause = pauseBeforeReading(status, retryAfter && retryAfter * 1000);
  if (pause === undefined) return result;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return request(wanted, schema);
};

/**
 * Downloads a file from the main API, in the same way as {@link apiGet}.
 * @param timeout of the whole download, in ms
 */
export const apiFile = (path: string, timeout?: number): Promise<ApiResult<Blob>> =>
  apiGet(path, z.instanceof(Blob), {
    read: (answer) => answer.blob(),
    ...(timeout !== undefined && { timeout }),
  });

/**
 * Posts to the main API as the signed-in person. Retried only after a 401 or a 403, on which the server has
 * not acted.
 * @param body sent as JSON
 */
export const apiPost = <Value>(
  path: string,
  body: unknown,
  schema: z.ZodMiniType<Value>,
): Promise<ApiResult<Value>> => request({ path, method: 'POST', body }, schema);

/** Deletes a resource, in the same way as {@link apiPost}. */
export const apiDelete = (path: string): Promise<ApiResult<undefined>> =>
  request({ path, method: 'DELETE' }, z.undefined());
