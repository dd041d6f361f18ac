import { createAccountPages } from '#server/identity/account/account.ts';
import { createMailedLinkRoutes } from '#server/identity/account/mailed-links.ts';
import { createAccountSteps } from '#server/identity/account/steps.ts';
import type { IdentityRoutes } from '#server/identity/context.ts';
import { createForgotRoutes } from '#server/identity/forgot/forgot.ts';
import { createOwnerLinks } from '#server/identity/forgot/owner-links.ts';
import { createResetRoutes } from '#server/identity/forgot/reset.ts';
import { createInteractionRoutes } from '#server/identity/interaction.ts';
import { createLogoutRoutes } from '#server/identity/logout.ts';
import { createPasswordCheckRoutes } from '#server/identity/new-password/check.ts';
import { createPasskeyAccountRoutes } from '#server/identity/passkeys/account-pages.ts';
import { createPasskeyRoutes } from '#server/identity/passkeys/routes.ts';
import { createPasskeyScriptRoute } from '#server/identity/passkeys/script.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { createTokenRoutes } from '#server/identity/token-endpoint.ts';
import { createUserInfoRoutes } from '#server/identity/userinfo.ts';
import { createVerifyRoutes } from '#server/identity/verify/verify.ts';

/** All routes of the identity provider besides those of oidc-provider. */
export const createIdentityRoutes = (services: IdentityServices): readonly IdentityRoutes[] => {
  const steps = createAccountSteps(services);
  const links = createOwnerLinks(services);
  return [
    createInteractionRoutes(services),
    createPasskeyRoutes(services),
    createPasskeyScriptRoute(),
    createPasswordCheckRoutes(services),
    createAccountPages(services, steps),
    createMailedLinkRoutes(services, steps),
    createPasskeyAccountRoutes(services, steps),
    createForgotRoutes(services),
    createResetRoutes(services, links),
    createVerifyRoutes(services, links),
    createTokenRoutes(services),
    createUserInfoRoutes(services),
    createLogoutRoutes(services),
  ];
};
