import type { Context } from 'hono';

import { createApi } from '../../../server/api.ts';
import { loadOwnDeck } from '../../../server/catalogue/load.ts';
import { getConfig } from '../../../server/config/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { fetchApp, type Fetch } from '../../../server/http/fetch-app.ts';
import { createExternalVerifier } from '../../../server/session/external-issuer.ts';
import type { Log } from '../../../server/shared/log.ts';
import { StartError } from '../../../server/shared/start-error.ts';
import { placeOf } from './database.ts';
import { createEntry } from './entry.ts';
import { erasuresAt } from './erasures.ts';
import type { UrlEvent } from './handler.ts';

/** The answer to a request that bypassed the entry; it discloses nothing more. */
const refuse = (): Response =>
  new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });

const eventOf = (env: object): UrlEvent => (env as { event: UrlEvent }).event;

/**
 * Puts the APIs together as the environment says, over tables that the migration has made.
 * @throws StartError with one clear line for anything that an operator has to mend
 */
export const startApi = async (
  env: Record<string, string | undefined>,
  log: Log,
): Promise<Fetch> => {
  const config = getConfig(env);
  if (!config.oidc) throw new StartError('OIDC_ISSUER has to name the identity provider.');
  const entry = createEntry({ key: env['ENTRY_KEY'], proxies: config.proxies });
  const deck = await loadOwnDeck();
  const db = await openDatabase(placeOf(config, env['AWS_REGION'], true), log);
  const erasures = erasuresAt(config.oidc.issuer, db, log);
  const api = await createApi({
    config,
    deck,
    db,
    log,
    verify: createExternalVerifier(config.oidc, log),
    accountExists: erasures.exists,
    erasures,
    addressOf: (c: Context) => entry.addressOf(eventOf(c.env as object)),
  });
  const fetch = fetchApp(api.routes, log, config.origin.startsWith('https:'));
  return (request, platform) =>
    entry.letsIn(eventOf(platform)) ? fetch(request, platform) : Promise.resolve(refuse());
};
