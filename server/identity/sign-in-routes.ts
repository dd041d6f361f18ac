import { Hono } from 'hono';

import { deviceOf } from '#server/identity/account/device.ts';
import { recordWrongPassword } from '#server/identity/account/events.ts';
import type { IdentityEnv, IdentityRoutes } from '#server/identity/context.ts';
import { createInteractionRoutes } from '#server/identity/interaction.ts';
import { createPasswordCheckRoutes } from '#server/identity/new-password/check.ts';
import { createPasskeyOffer } from '#server/identity/passkeys/offer.ts';
import { createPendingSignUps } from '#server/identity/passkeys/pending-sign-ups.ts';
import { createPasskeyRoutes } from '#server/identity/passkeys/routes.ts';
import { createPasskeyScriptRoute } from '#server/identity/passkeys/script.ts';
import { createPasskeySignUp } from '#server/identity/passkeys/sign-up.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { createVerificationGate } from '#server/identity/verify/verification-gate.ts';

/** The routes of a sign-in or sign-up, by password or passkey. */
export const createSignInRoutes = (services: IdentityServices): IdentityRoutes => {
  const { clock, db, failed, limits, origin, pages, tokens, requests } = services;
  const { signUpCodes: codes, signUpMails: mails, signUpsByAddress } = limits;
  const recordFailure = (email: string, userAgent: string | undefined): void => {
    recordWrongPassword(db, { email, device: deviceOf(userAgent) }, clock()).catch(
      (error: unknown) => failed('/idp/interaction/:uid/signin', error),
    );
  };
  return new Hono<IdentityEnv>()
    .route(
      '/',
      createInteractionRoutes({
        ...services,
        passkeyOffer: createPasskeyOffer(db, requests, origin),
        verificationGate: createVerificationGate(services),
        wrongPassword: recordFailure,
        signUpByAddress: signUpsByAddress,
      }),
    )
    .route(
      '/',
      createPasskeyRoutes({
        ...services,
        signUp: createPasskeySignUp({
          ...services,
          pending: createPendingSignUps(db, tokens, clock),
          limits: { byAddress: signUpsByAddress, mails, codes },
        }),
      }),
    )
    .route(
      '/',
      createPasskeyScriptRoute((c) => pages.send(c, 404, pages.notFound())),
    )
    .route('/', createPasswordCheckRoutes({ ...services, limit: limits.passwordChecks }));
};
