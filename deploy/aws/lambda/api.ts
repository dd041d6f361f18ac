// The APIs as a function on AWS Lambda, called at its own address (payload format 2.0), answering as a
// stream. It has the APIs alone: pages are elsewhere, accounts with Amazon Cognito, what is to be done from
// time to time in duties.ts.
import { ERROR_MESSAGES } from '../../../server/http/errors.ts';
import type { Fetch } from '../../../server/http/fetch-app.ts';
import { preferredLanguage } from '../../../server/http/preferred-language.ts';
import { requestLanguage, withLanguage } from '../../../server/shared/language.ts';
import { traceOf } from '../../../server/shared/log.ts';
import { createHandler } from './handler.ts';
import { logAtOnce } from './log.ts';
import { startApi } from './start.ts';

let running: Promise<Fetch> | undefined;

/** Starts once; after a start that failed the next call tries again. */
const start = (): Promise<Fetch> => {
  running ??= startApi(process.env, logAtOnce).catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
};

const unavailable = (): Response =>
  Response.json(
    { error: 'unavailable', message: ERROR_MESSAGES.unavailable() },
    {
      status: 503,
      headers: { 'cache-control': 'no-store', 'content-language': requestLanguage() },
    },
  );

const failed = (error: unknown): void => logAtOnce({ event: 'process_failed', ...traceOf(error) });

/** Called by AWS Lambda for each request. */
export const handler = createHandler(async (request, env) => {
  try {
    const fetch = await start();
    return await fetch(request, env);
  } catch (error) {
    failed(error);
    const accepted = request.headers.get('accept-language') ?? undefined;
    return withLanguage(preferredLanguage(accepted), unavailable);
  }
});

// Before the first request, while the platform gives a function all the processor it has.
await start().catch(failed);
