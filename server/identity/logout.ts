import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Provider, Session } from 'oidc-provider';

import { OWED_SIGN_OUT_COOKIE } from '#contract/owed-sign-out.ts';
import type { Database } from '#server/db/open.ts';
import { revokeGrant } from '#server/identity/adapter.ts';
import { readForm } from '#server/identity/body.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { CLIENT_ID } from '#server/identity/provider.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import { endedXsrfCookie } from '#server/session/xsrf.ts';

export interface LogoutOptions {
  readonly db: Database;
  readonly provider: Provider;
  readonly pages: Pages;
  readonly origin: string;
}

/** Revokes every family of tokens that a browser's session has given; it is listed no more. */
export const revokeSessionGrants = async (db: Database, session: Session): Promise<void> => {
  await db.deleteFrom('account_sessions').where('session_uid', '=', session.uid).execute();
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId !== undefined) await revokeGrant(db, grantId);
  }
};

/**
 * Lets the standard logout revoke as {@link createLogout} does (OpenID Connect RP-Initiated Logout):
 * by itself the provider leaves alone what does not end with the session.
 */
export const revokeAtStandardLogout = (db: Database, provider: Provider): void => {
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/oauth2/logout/confirm') return next();
    // Read beforehand: a sign-out from one app alone takes the app's grant out of the session.
    const session = await provider.Session.get(ctx);
    await next();
    if (ctx.status === 303) await revokeSessionGrants(db, session);
  });
};

/** Makes what ends the session of a browser and revokes the tokens that came of it. */
const createEndSession =
  ({ db, origin, provider }: Omit<LogoutOptions, 'pages'>) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = provider.createContext(req, res);
    const session = await provider.Session.get(ctx);
    await revokeSessionGrants(db, session);
    await session.destroy();
    const expired = { httpOnly: true, sameSite: 'lax', path: '/idp' } as const;
    ctx.cookies.set(provider.cookieName('session'), null, expired);
    res.appendHeader('Set-Cookie', endedXsrfCookie(origin));
  };

/** Ends the session of a browser that has signed out without a network, before its request is answered. */
export const createOwedSignOut = (
  options: Omit<LogoutOptions, 'pages'>,
): ((req: IncomingMessage, res: ServerResponse) => Promise<void>) => {
  const endSession = createEndSession(options);
  return async (req, res) => {
    if (!(req.headers.cookie ?? '').split(/; */).includes(`${OWED_SIGN_OUT_COOKIE}=1`)) return;
    await endSession(req, res);
    res.appendHeader('Set-Cookie', `${OWED_SIGN_OUT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
  };
};

/**
 * Cognito's logout address: `/logout?client_id&logout_uri`. It ends the provider's session, revokes
 * the tokens that came of it, and goes straight on to the registered `logout_uri`.
 *
 * A link on somebody else's page would sign people out as well (Cognito lets it). So only a
 * navigation from our own pages, or from none, goes through without a word; one that the browser
 * marks as coming from elsewhere is asked first. The session cookie is SameSite=Lax, so pictures
 * and frames elsewhere never carry it.
 */
export const createLogout = ({ db, provider, pages, origin }: LogoutOptions) => {
  const endSession = createEndSession({ db, provider, origin });

  const parametersOf = async (req: IncomingMessage): Promise<URLSearchParams | undefined> => {
    if (req.method !== 'POST') return new URLSearchParams((req.url ?? '').split('?')[1]);
    const body = await readForm(req);
    return body.ok && isSameOrigin(req, origin) ? new URLSearchParams(body.text) : undefined;
  };

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const parameters = await parametersOf(req);
    const target = parameters?.get('logout_uri') ?? '';
    const client = await provider.Client.find(parameters?.get('client_id') ?? CLIENT_ID);
    if (!client?.postLogoutRedirectUriAllowed(target)) {
      return pages.send(res, 400, pages.badLogout());
    }
    if (!isSameOrigin(req, origin)) {
      return pages.send(res, 200, pages.confirmLogout({ clientId: client.clientId, target }));
    }
    await endSession(req, res);
    res.writeHead(302, { Location: target, 'Cache-Control': 'no-store' }).end();
  };
};
