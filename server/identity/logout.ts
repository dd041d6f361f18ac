import { getCookie } from 'hono/cookie';

import { OWED_SIGN_OUT_COOKIE } from '#contract/owed-sign-out.ts';
import {
  newRoutes,
  queryOf,
  type IdentityContext,
  type IdentityMiddleware,
} from '#server/identity/context.ts';
import { readForm } from '#server/identity/form-body.ts';
import { CLIENT_ID } from '#server/identity/provider.ts';
import { revokeSessionGrants } from '#server/identity/sessions/revoke-grants.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { endedXsrfCookie } from '#server/session/xsrf.ts';

/** Ends the session of a browser and revokes its tokens. */
const endSession = async (
  { db, origin, requests }: IdentityServices,
  c: IdentityContext,
): Promise<void> => {
  const session = await requests.session(c);
  await revokeSessionGrants(db, session);
  await session.destroy();
  requests.setSessionCookie(c, null);
  requests.addCookie(c, endedXsrfCookie(origin));
};

/** Ends the session of a browser that signed out without a network, before its request is answered. */
export const endOwedSession =
  (services: IdentityServices): IdentityMiddleware =>
  async (c, next) => {
    if (getCookie(c, OWED_SIGN_OUT_COOKIE) === '1') {
      await endSession(services, c);
      services.requests.addCookie(c, `${OWED_SIGN_OUT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
    }
    return next();
  };

/**
 * Cognito's logout address: `/logout?client_id&logout_uri`. It ends the provider's session, revokes
 * the tokens that came of it, and redirects to the registered `logout_uri`.
 *
 * A link on another site would sign people out as well (Cognito lets it). So only a navigation from the
 * product's own pages, or from none, signs out at once; a cross-site one gets a page that asks first. The
 * session cookie is SameSite=Lax, so images and frames of other sites never carry it.
 */
export const createLogoutRoutes = (services: IdentityServices) => {
  const { origin, pages, provider } = services;

  const parametersOf = async (c: IdentityContext): Promise<URLSearchParams | undefined> => {
    if (c.req.method !== 'POST') return queryOf(c);
    const body = await readForm(c);
    return body.ok && isSameOrigin(c, origin) ? new URLSearchParams(body.text) : undefined;
  };

  return newRoutes().all('/logout', async (c) => {
    const parameters = await parametersOf(c);
    const target = parameters?.get('logout_uri') ?? '';
    const client = await provider.Client.find(parameters?.get('client_id') ?? CLIENT_ID);
    if (!client?.postLogoutRedirectUriAllowed(target)) {
      return pages.send(c, 400, pages.badLogout());
    }
    if (!isSameOrigin(c, origin)) {
      return pages.send(c, 200, pages.confirmLogout({ clientId: client.clientId, target }));
    }
    await endSession(services, c);
    return c.redirect(target);
  });
};
