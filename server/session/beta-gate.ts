import type { MiddlewareHandler } from 'hono';

import * as m from '#messages';

import { belongsInProduction, type AppEnvironment } from '#lib/session/environment.ts';
import type { GuardedEnv } from '#server/http/caller.ts';
import { errorAnswer } from '#server/http/errors.ts';

/**
 * Outside production admits only the group 'beta' (behaviour/session.md, 'Environments'), by the groups of the access
 * token. The pages check it as well, but their code runs under the caller's control.
 */
export const requireBeta =
  (environment: AppEnvironment): MiddlewareHandler<GuardedEnv> =>
  (c, next) =>
    belongsInProduction(environment, c.get('caller').groups)
      ? Promise.resolve(errorAnswer(c, 'forbidden', m.api_beta()))
      : next();
