/** The one client of the main API (spec section 7). */
import * as z from 'zod/mini';

import { ErrorBody } from '#contract/error.ts';
import { API_URL } from '#platform/config.ts';

// Zod would otherwise try `new Function`, which the pages' policy reports as a violation.
z.config({ jitless: true });

export interface ApiError {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export type ApiResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiError };

/** How long an answer may take on a bad network, in ms. */
const TIMEOUT = 15_000;

const NETWORK: ApiError = {
  status: 0,
  code: 'network',
  message: 'Network error. Check your connection and try again.',
};

const failure = (error: ApiError): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error,
});

const errorOf = async (answer: Response): Promise<ApiError> => {
  const body = ErrorBody.safeParse(await answer.json().catch(() => undefined));
  const { error: code, message } = body.success
    ? body.data
    : { error: 'unknown', message: 'Something went wrong. Please try again.' };
  return { status: answer.status, code, message };
};

const send = async (path: string, forceRefresh: boolean): Promise<Response | undefined> => {
  const { ensureTokens } = await import('#platform/amplify.ts');
  const session = await ensureTokens(forceRefresh);
  if (!session) return undefined;
  return fetch(`${API_URL}${path}`, {
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${session.accessToken}`,
    },
    signal: AbortSignal.timeout(TIMEOUT),
  });
};

/**
 * Reads a resource of the main API as the signed-in person. A 401 is answered by one forced refresh
 * and one more try.
 * @param path below the API's address, such as `/cards`
 * @param schema what the answer must look like
 * @returns the value, or an error with status 0 for a network failure and 401 for a lost session;
 *   never throws
 */
export const apiGet = async <Value>(
  path: string,
  schema: z.ZodMiniType<Value>,
): Promise<ApiResult<Value>> => {
  try {
    let answer = await send(path, false);
    if (answer?.status === 401) answer = await send(path, true);
    if (!answer)
      return failure({ status: 401, code: 'unauthorized', message: 'Please sign in again.' });
    if (!answer.ok) return failure(await errorOf(answer));
    const parsed = schema.safeParse(await answer.json());
    return parsed.success
      ? { ok: true, value: parsed.data }
      : failure({
          status: answer.status,
          code: 'unreadable',
          message: 'Something went wrong. Please try again.',
        });
  } catch {
    return failure(NETWORK);
  }
};
