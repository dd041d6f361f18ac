import { DsqlSigner } from '@aws-sdk/dsql-signer';

import type { Config } from '../../../server/config/config.ts';
import type { PostgresPlace } from '../../../server/db/postgres.ts';
import { StartError } from '../../../server/shared/start-error.ts';

/** The role that Aurora DSQL makes itself; its tokens are of another kind. */
const ADMIN = 'admin';

/** Makes a token of IAM for each new connection: it lasts for minutes, and no secret is kept anywhere. */
const passwordFor = (url: URL, region: string): (() => Promise<string>) => {
  const signer = new DsqlSigner({ hostname: url.hostname, region });
  const isAdmin = decodeURIComponent(url.username) === ADMIN;
  return () => (isAdmin ? signer.getDbConnectAdminAuthToken() : signer.getDbConnectAuthToken());
};

/**
 * Where a function finds its data: the database of DATABASE_URL, as Aurora DSQL by tokens.
 * @param asIs whether it leaves the tables as they are
 * @throws StartError where the settings name no PostgreSQL, or no region
 */
export const placeOf = (
  { database }: Config,
  region: string | undefined,
  asIs: boolean,
): PostgresPlace => {
  if ('file' in database) throw new StartError('DATABASE_URL has to name the database.');
  const place = { ...database, asIs };
  if (database.engine !== 'dsql') return place;
  if (region === undefined) throw new StartError('AWS_REGION has to name the region.');
  return { ...place, password: passwordFor(new URL(database.url), region) };
};
