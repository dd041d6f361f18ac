import { createHmac, randomBytes } from 'node:crypto';

import * as z from 'zod';

import type { Limit, ConsumeResult } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';
import type { Account } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { createDevices } from '#server/identity/guessing/devices.ts';
import { createTries } from '#server/identity/guessing/tries.ts';
import type { WaitingRoom } from '#server/identity/guessing/waiting-room.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';
import { normalizeEmail } from '#server/shared/email.ts';

/** Maximum delay before a password is checked, in ms. */
const LONGEST = 8000;
/** Attempts of one address, or of one known browser, at one account before the first delay. */
const FREE_TRIES = 4;
/** Attempts of all unknown browsers at one account before the first delay. */
const FREE_TRIES_OF_ALL = 16;
/** Attempts after which a known browser counts as unknown: its cookie may be stolen. */
const TRIES_OF_KNOWN = 10;

/** Source of the attempts of all unknown browsers. */
const ALL = 'all';

/** The delay of an attempt: none at first, then 1, 2, 4 and at most 8 seconds. */
const delayOf = (tries: number, free: number): number =>
  tries <= free ? 0 : Math.min(LONGEST, 1000 * 2 ** (tries - free - 1));

/** An admitted attempt, or the time until the next one. */
export type Admission =
  | {
      readonly ok: true;
      /**
       * To be called with the account after a correct password. It clears the earlier attempts, except for a second
       * account of an address: its owner could otherwise continue guessing the first one's password.
       */
      readonly succeeded: (account: Pick<Account, 'holder'>) => Promise<void>;
    }
  | Extract<ConsumeResult, { readonly ok: false }>;

export interface GuessGuardOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The product's origin. */
  readonly origin: string;
  readonly requests: Pick<ProviderRequests, 'addCookie' | 'addressOf'>;
  /** Limits the failed attempts of an address. */
  readonly byAddress: Limit;
  readonly room: WaitingRoom;
}

const Key = z.string().min(32);

const makeKey = (): string => JSON.stringify(randomBytes(32).toString('base64url'));

/**
 * Throttles password guessing without locking owners out (behaviour/identity.md, 'Password guessing'). Attempts are counted
 * for the typed email, so that nothing reveals whether it has an account.
 */
export const createGuessGuard = async ({
  db,
  clock,
  origin,
  requests: { addCookie, addressOf },
  byAddress,
  room,
}: GuessGuardOptions) => {
  const key = Key.parse(await loadSecret(db, 'device-key', clock(), makeKey));
  const devices = createDevices({ addCookie, db, clock, key, origin });
  const tries = createTries(db, clock);
  /** The source of an address, as an HMAC: stored attempts must not reveal addresses. */
  const sourceOf = (address: string): string =>
    `address:${createHmac('sha256', key).update(`address:${address}`).digest('base64url')}`;

  const forget = (email: string, source: string, holder: boolean): Promise<void> =>
    holder ? tries.clear(email, source) : tries.takeBack(email, source);

  /** Admits a known browser; `undefined` after too many attempts. */
  const admitKnown = async (
    device: string,
    email: string,
    address: string,
    hungUp: AbortSignal,
  ): Promise<Admission | undefined> => {
    const source = `device:${device}`;
    const count = await tries.add(email, source);
    if (count > TRIES_OF_KNOWN) return undefined;
    const guest = { address, tries: count, known: true };
    if (!(await room.wait(delayOf(count, FREE_TRIES), guest, hungUp))) {
      return { ok: false, retryAfterMs: LONGEST };
    }
    return { ok: true, succeeded: ({ holder }) => forget(email, source, holder) };
  };

  const admitStranger = async (
    email: string,
    address: string,
    hungUp: AbortSignal,
  ): Promise<Admission> => {
    // The address first, so that a limited one creates no counters of emails.
    const taken = await byAddress.consume(address);
    if (!taken.ok) return taken;
    const source = sourceOf(address);
    const [count, ofAll] = await Promise.all([tries.add(email, source), tries.add(email, ALL)]);
    const delay = Math.max(delayOf(count, FREE_TRIES), delayOf(ofAll, FREE_TRIES_OF_ALL));
    const guest = { address, tries: count, known: false };
    if (await room.wait(delay, guest, hungUp)) {
      return {
        ok: true,
        succeeded: async ({ holder }) => {
          await forget(email, source, holder);
          await Promise.all([byAddress.refund(address), tries.takeBack(email, ALL)]);
        },
      };
    }
    // An attempt of a disconnected client counts; one that found no place does not.
    if (!hungUp.aborted) {
      await Promise.all([
        byAddress.refund(address),
        tries.takeBack(email, source),
        tries.takeBack(email, ALL),
      ]);
    }
    return { ok: false, retryAfterMs: LONGEST };
  };

  return {
    /**
     * Counts an attempt to sign in, and delays it after too many. To be called before the password is checked, so
     * that parallel attempts count as well.
     */
    admit: async (c: IdentityContext, typed: string): Promise<Admission> => {
      const email = normalizeEmail(typed);
      const address = addressOf(c);
      const hungUp = c.req.raw.signal;
      const device = await devices.knownTo(c, email);
      const known = device && (await admitKnown(device, email, address, hungUp));
      return known || admitStranger(email, address, hungUp);
    },
    /** Marks the browser as one that signed in to an account; the attempts of others no longer delay it. */
    remember: devices.remember,
  };
};

export type GuessGuard = Awaited<ReturnType<typeof createGuessGuard>>;
