import type { ServerResponse } from 'node:http';

import { ERROR_MESSAGES } from '#server/http/errors.ts';
import { preferredLanguage } from '#server/http/preferred-language.ts';
import { RETRY_AFTER } from '#server/http/retry-after.ts';
import { MAIN_LANGUAGE, withLanguage } from '#server/shared/language.ts';

/**
 * Answers 500 or 503 in the form of every error, for requests without a handler: the server is at its limits, or the
 * handler failed.
 * @param headers of the answer, by their names in lower case
 */
export const sendUnavailable = (
  res: ServerResponse,
  status: 500 | 503,
  headers: Readonly<Record<string, string>>,
): void => {
  const language = preferredLanguage(res.req.headers['accept-language']) ?? MAIN_LANGUAGE;
  const message = withLanguage(language, ERROR_MESSAGES.unavailable);
  const body = JSON.stringify({ error: 'unavailable', message });
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  res.writeHead(status, {
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    ...headers,
    'content-type': 'application/json',
    'content-language': language,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  res.end(body);
};
