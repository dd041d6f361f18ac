import { Hono } from 'hono';

import type { IdentityEnv, IdentityRoutes } from '#server/identity/context.ts';
import { createChangePassword } from '#server/identity/forgot/change-password.ts';
import { createForgotRoutes } from '#server/identity/forgot/forgot.ts';
import { createFindOwn } from '#server/identity/forgot/own.ts';
import { createResetRoutes } from '#server/identity/forgot/reset.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { createVerifyRoutes } from '#server/identity/verify/verify.ts';

/** The routes of links in mails: forgotten passwords and verified addresses. */
export const createMailedRoutes = (services: IdentityServices): IdentityRoutes => {
  const { accounts, db, limits } = services;
  const { passwordsByEmail, resetMails, resetsByAddress } = limits;
  const links = {
    ...services,
    change: createChangePassword(services),
    findOwn: createFindOwn({ db, accounts, tries: passwordsByEmail }),
  };
  return new Hono<IdentityEnv>()
    .route(
      '/',
      createForgotRoutes({
        ...services,
        limits: { byAddress: resetsByAddress, byEmail: resetMails },
      }),
    )
    .route('/', createResetRoutes(links))
    .route('/', createVerifyRoutes({ ...links, passwordsByEmail }));
};
