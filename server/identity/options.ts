import type { Database } from '#server/db/open.ts';
import type { AddressOf } from '#server/http/client-address.ts';
import type { Wait } from '#server/identity/guessing/waiting-room.ts';
import type { HashingOptions } from '#server/identity/passwords.ts';
import type { Transport } from '#server/mail/message.ts';
import type { Log } from '#server/shared/log.ts';

export interface IdentityOptions {
  readonly db: Database;
  /** The product's origin, such as `https://app.example.com`; the issuer is `{origin}/idp`. */
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
  /** Where the browser comes back after a sign-in, if not at the callback page's own path. */
  readonly callbackPath?: string | undefined;
  /** Where it goes after a sign-out, if not to the landing page: a path or an address. */
  readonly homeAfterSignOut?: string | undefined;
  /** The cost of argon2id, if not the secure default. */
  readonly hashing?: HashingOptions;
  /** The client address that a request counts against, besides its account. */
  readonly addressOf: AddressOf;
  /** The wait of throttled attempts, if not a timer. */
  readonly wait?: Wait;
  /** Whether a sign-in requires a verified address. */
  readonly requireVerifiedEmail?: boolean;
  readonly mail: {
    readonly transport: Transport;
    /** Whether a mail server is configured. */
    readonly configured: boolean;
  };
}
