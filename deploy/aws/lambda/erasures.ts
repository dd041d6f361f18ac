import { createErasures, type Erasures } from '../../../server/account/erasures.ts';
import type { Database } from '../../../server/db/open.ts';
import type { Log } from '../../../server/shared/log.ts';
import { createUserPoolOwner, isUserPool } from '../cognito/user-pool-owner.ts';

/**
 * What ends accounts at their issuer. A user pool of Amazon Cognito is told to delete them; another issuer
 * keeps what it has.
 */
export const erasuresAt = (issuer: string, db: Database, log: Log): Erasures =>
  createErasures({
    db,
    owner: isUserPool(issuer) ? createUserPoolOwner(issuer) : undefined,
    clock: Date.now,
    log,
  });
