import type { MiddlewareHandler } from 'hono';

import { belongsInProduction, type AppEnvironment } from '#lib/session/environment.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';

/**
 * Outside production lets only the group 'beta' through (behaviour.md, 'Environments'), by the groups of
 * the access token: the pages send everybody else away, but their code runs in the caller's hands.
 */
export const requireBeta =
  (environment: AppEnvironment): MiddlewareHandler<GuardedEnv> =>
  (c, next) =>
    belongsInProduction(environment, c.get('caller').groups)
      ? Promise.resolve(
          errorAnswer(c, 'forbidden', 'This is a test of the app, open to the group beta alone.'),
        )
      : next();
