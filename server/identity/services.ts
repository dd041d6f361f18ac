import type { JSONWebKeySet } from 'jose';
import type { Provider } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import type { GuessGuard } from '#server/identity/guessing/guess-guard.ts';
import type { IdentityLimits } from '#server/identity/limits.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { Ceremonies } from '#server/identity/passkeys/ceremonies.ts';
import type { Passwords } from '#server/identity/passwords.ts';
import type { FormMiddleware } from '#server/identity/posted-form.ts';
import type { VerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';
import type { RunningSignIns } from '#server/identity/running-sign-in.ts';
import type { BrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
import type { Verification } from '#server/identity/verify/verification.ts';

/** The services that the routes of the identity provider share. */
export interface IdentityServices {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly origin: string;
  readonly issuer: string;
  /** The app's first page for people who are signed in. */
  readonly start: string;
  /** The public signing keys. */
  readonly jwks: JSONWebKeySet;
  readonly provider: Provider;
  readonly requests: ProviderRequests;
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly tokens: VerificationTokens;
  readonly pages: Pages;
  readonly form: FormMiddleware;
  readonly sessions: BrowserSessions;
  readonly signIns: RunningSignIns;
  readonly guesses: GuessGuard;
  readonly ceremonies: Ceremonies;
  readonly verification: Verification;
  readonly limits: IdentityLimits;
  readonly addressOf: (c: IdentityContext) => string;
  /** Whether a mail server is configured. */
  readonly mailConfigured: boolean;
  /** Logs an error. */
  readonly failed: (route: string, error: unknown) => void;
}
