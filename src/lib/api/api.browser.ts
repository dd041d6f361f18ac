/** The one client of the main API (behaviour.md, 'Calls'). */
import * as z from 'zod/mini';

import { ErrorBody } from '#contract/errors.ts';
import { SIGN_IN_TOO_OLD } from '#contract/recent-sign-in.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { pauseBeforeReading } from '#lib/shared/retry-after.ts';
import { hasXsrfCookie, xsrfHeader } from '#lib/shared/xsrf.ts';
import { API_URL } from '#lib/shared/config.browser.ts';

// Zod would otherwise try `new Function`, which the pages' policy reports as a violation.
z.config({ jitless: true });

export interface ApiError {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The API's own; {@link SIGN_IN_TOO_OLD} where the person has to sign in by hand first. */
  readonly code: string;
  readonly message: string;
  /** How long to wait before another try, in seconds (RFC 9110, section 10.2.3). */
  readonly retryAfter?: number;
}

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError };

/** How long an answer may take on a bad network, in ms. */
const TIMEOUT = 15_000;

/** The code of an answer that says yes and does not hold what it should. */
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

/** Whether the person has to sign in by hand first; a refresh would change nothing. */
const wantsSignIn = (answer: Response): boolean =>
  answer.headers.get('WWW-Authenticate')?.includes(`"${SIGN_IN_TOO_OLD}"`) ?? false;

const errorOf = async (answer: Response): Promise<ApiError> => {
  const body = ErrorBody.safeParse(await answer.json().catch(() => undefined));
  const { error: code, message } = body.success
    ? body.data
    : { error: 'unknown', message: 'Something went wrong. Please try again.' };
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
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Reads the answer; as JSON when left out. */
  readonly read?: (answer: Response) => Promise<unknown>;
  /** How long the whole answer may take, in ms. */
  readonly timeout?: number;
  /** The statuses of a refusal that may hold a value all the same. */
  readonly valueAlsoOf?: readonly number[];
}

/**
 * The reads under way that began without an anti-forgery cookie. Each answer may bring one, and a browser
 * adds it to a request whose header was written without it, which the server then has to refuse.
 */
const firstReads = new Set<Promise<Response>>();

const send = async (
  { path, method, body, timeout = TIMEOUT }: ApiRequest,
  forceRefresh: boolean,
): Promise<Response | undefined> => {
  const { ensureTokens } = await import('#lib/session/amplify.browser.ts');
  const session = await ensureTokens(forceRefresh);
  if (!session) return undefined;
  if (method !== 'GET') await Promise.allSettled(firstReads);
  const isFirst = method === 'GET' && !hasXsrfCookie(document.cookie);
  const answer = fetch(`${API_URL}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${session.accessToken}`,
      ...xsrfHeader(method, `${API_URL}${path}`, document.cookie),
    },
    signal: AbortSignal.timeout(timeout),
  });
  if (!isFirst) return answer;
  firstReads.add(answer);
  return answer.finally(() => firstReads.delete(answer));
};

const readJson = (answer: Response): Promise<unknown> => answer.json();

/** A body that is no JSON has come all the same; one that ends in its midst is a network failure. */
const undefinedForNoJson = (error: unknown): undefined => {
  if (!(error instanceof SyntaxError)) throw error;
};

/**
 * One request; a 401 is answered by one forced refresh and one more try, unless it asks for a sign-in
 * by hand. Never throws.
 */
export const request = async <Value>(
  wanted: ApiRequest,
  schema: z.ZodMiniType<Value>,
): Promise<ApiResult<Value>> => {
  try {
    let answer = await send(wanted, false);
    if (answer?.status === 401 && !wantsSignIn(answer)) answer = await send(wanted, true);
    // A refusal brings a fresh anti-forgery cookie, as after a change of account.
    if (answer?.status === 403) answer = await send(wanted, false);
    if (!answer)
      return failure({ status: 401, code: 'unauthorized', message: 'Please sign in again.' });
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
        message: 'Something went wrong. Please try again.',
      },
    );
  } catch {
    return failure(NETWORK);
  }
};

/**
 * Reads a resource of the main API as the signed-in person. A 401 is answered by one forced refresh
 * and one more try, a server that cannot answer right now by one more try when it asks for that.
 * @param path below the API's address, such as `/cards`
 * @param schema what the answer must look like
 * @returns the value, or an error with status 0 for a network failure and 401 for a lost session;
 *   never throws
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
 * Reads a whole file of the main API, in the same way as {@link apiGet}.
 * @param timeout how long all of it may take, in ms
 */
export const apiFile = (path: string, timeout?: number): Promise<ApiResult<Blob>> =>
  apiGet(path, z.instanceof(Blob), {
    read: (answer) => answer.blob(),
    ...(timeout !== undefined && { timeout }),
  });

/**
 * Sends something to the main API as the signed-in person. The call may be sent a second time after a
 * 401, which the server has not acted upon, and never after another failure.
 * @param body sent as JSON
 */
export const apiPost = <Value>(
  path: string,
  body: unknown,
  schema: z.ZodMiniType<Value>,
): Promise<ApiResult<Value>> => request({ path, method: 'POST', body }, schema);

/** Deletes something of the signed-in person, in the same way as {@link apiPost}. */
export const apiDelete = (path: string): Promise<ApiResult<undefined>> =>
  request({ path, method: 'DELETE' }, z.undefined());
