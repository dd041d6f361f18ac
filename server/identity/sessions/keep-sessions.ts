import type { KoaContextWithOIDC as Context, Provider, Session } from 'oidc-provider';
import * as z from 'zod';

import type { Database } from '#server/db/open.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { revokeSessionGrants } from '#server/identity/sessions/revoke-grants.ts';
import { CLIENT_ID } from '#server/identity/provider.ts';
import {
  enterSession,
  touchGrant,
  touchSession,
  type SessionNow,
} from '#server/identity/sessions/account-sessions.ts';

const AUTHORIZE = /^\/oauth2\/authorize(?:\/|$)/i;
const TOKEN = '/oauth2/token';

/** A sign-in by password or passkey, as `RunningSignIns.finish` notes it. */
export const ProvenLogin = z.object({
  accountId: z.string(),
  provedAt: z.number(),
  amr: z.array(z.string()),
});

/**
 * Keeps the table of sessions: enters each sign-in with the time of its proof, notes roughly when a session is used, and ends what a
 * request brought back that was under way while its session was ended.
 * @param clock milliseconds since the epoch
 */
export const keepSessions = (db: Database, provider: Provider, clock: () => number): void => {
  const afterAuthorize = async (ctx: Context, session: Session): Promise<void> => {
    const { account, result } = ctx.oidc;
    const { accountId, uid } = session;
    if (accountId === undefined) return;
    const now = clock();
    const current: SessionNow = { uid, accountId, grantId: session.grantIdFor(CLIENT_ID) };
    // Other steps of a sign-in answer with a login as well, and prove nothing.
    const login = ProvenLogin.safeParse(result?.['login']).data;
    if (login && account) {
      const device = deviceOf(ctx.get('User-Agent'));
      const isNew = await enterSession(db, current, device, now, login.provedAt);
      const kind = login.amr.includes('pwd') ? 'signed-in' : 'signed-in-passkey';
      if (isNew) await recordEvent(db, { accountId, kind, device }, now);
    } else if (!(await touchSession(db, current, now))) {
      await revokeSessionGrants(db, session);
      await session.destroy();
    }
  };

  provider.use(async (ctx: Context, next) => {
    await next();
    // The provider answers some requests before it has looked for a session.
    const oidc: Context['oidc'] | undefined = ctx.oidc;
    const session = oidc?.session;
    if (session && AUTHORIZE.test(ctx.path)) await afterAuthorize(ctx, session);
    const grantId = ctx.path === TOKEN && ctx.status === 200 && oidc?.refreshToken?.grantId;
    if (grantId) await touchGrant(db, grantId, clock());
  });
};
