import { Hono } from 'hono';

import type { IdentityEnv, IdentityRoutes } from '#server/identity/context.ts';
import { createLogoutRoutes, type EndSession } from '#server/identity/logout.ts';
import { createRefreshOnce } from '#server/identity/refresh-once.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { createGrantStands } from '#server/identity/standing-grant.ts';
import { createTokenRoutes } from '#server/identity/token-endpoint.ts';
import { createUserInfoRoutes } from '#server/identity/userinfo.ts';

/** The protocol's endpoints that differ from the provider's own: tokens, UserInfo, Cognito's logout. */
export const createProtocolRoutes = (
  services: IdentityServices,
  endSession: EndSession,
): IdentityRoutes => {
  const { clock, db, provider, requests } = services;
  return new Hono<IdentityEnv>()
    .route('/', createTokenRoutes(provider, requests, createRefreshOnce(db, clock)))
    .route('/', createUserInfoRoutes({ ...services, stands: createGrantStands(db, clock) }))
    .route('/', createLogoutRoutes(services, endSession));
};
