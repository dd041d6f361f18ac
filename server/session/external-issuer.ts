import type { ExternalIssuer } from '#server/config/config.ts';
import { createVerifier, type VerifyToken } from '#server/session/auth.ts';
import { createIssuerKeys } from '#server/session/issuer-keys.ts';
import type { Log } from '#server/shared/log.ts';

/** Creates the verifier for an external identity provider, such as Amazon Cognito. */
export const createExternalVerifier = (oidc: ExternalIssuer, log: Log): VerifyToken =>
  createVerifier({
    issuer: oidc.issuer,
    clientId: oidc.clientId,
    keys: createIssuerKeys({ ...oidc, clock: Date.now, log }),
    clock: Date.now,
  });
