import { createErasures, type Erasures } from '../../../server/account/erasures.ts';
import type { Database } from '../../../server/db/open.ts';
import type { Log } from '../../../server/shared/log.ts';
import { createUserPoolOwner, isUserPool } from '../cognito/user-pool-owner.ts';

/**
 * Deletes accounts at their issuer: at a user pool of Amazon Cognito by its API. Another issuer
 * keeps what it has.
 */
export const erasuresAt = (issuer: string, db: Database, log: Log): Erasures =>
  createErasures({
    db,
    owner: isUserPool(issuer) ? createUserPoolOwner(issuer) : undefined,
    clock: Date.now,
    log,
  });
