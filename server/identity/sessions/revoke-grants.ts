import type { Provider, Session } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import { revokeGrant } from '#server/identity/adapter.ts';

/** Revokes every family of tokens of a browser's session, and removes it from the account's sessions. */
export const revokeSessionGrants = async (db: Database, session: Session): Promise<void> => {
  await db.deleteFrom('account_sessions').where('session_uid', '=', session.uid).execute();
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId !== undefined) await revokeGrant(db, grantId);
  }
};

/**
 * Makes the standard logout (OpenID Connect RP-Initiated Logout) revoke grants as Cognito's logout does: the
 * provider itself keeps grants that do not end with the session.
 */
export const revokeAtStandardLogout = (db: Database, provider: Provider): void => {
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/oauth2/logout/confirm') return next();
    // Read beforehand: a sign-out from one app alone removes the app's grant from the session.
    const session = await provider.Session.get(ctx);
    await next();
    if (ctx.status === 303) await revokeSessionGrants(db, session);
  });
};
