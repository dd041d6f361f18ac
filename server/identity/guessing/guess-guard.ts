import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import * as z from 'zod';

import type { Limit, ConsumeResult } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';
import type { AddressOf } from '#server/http/client-address.ts';
import { normalizeEmail } from '#server/shared/email.ts';
import type { Account } from '#server/identity/accounts.ts';
import { createDevices } from '#server/identity/guessing/devices.ts';
import { createTries } from '#server/identity/guessing/tries.ts';
import type { WaitingRoom } from '#server/identity/guessing/waiting-room.ts';

/** The longest that anybody waits before a password is looked at, in ms. */
const LONGEST = 8000;
/** Tries of one address, or of one known browser, at one account before it has to wait. */
const FREE_TRIES = 4;
/** Tries of all strangers together at one account before each of them has to wait. */
const FREE_TRIES_OF_ALL = 16;
/** Tries after which a known browser counts as a stranger: its cookie may be stolen. */
const TRIES_OF_KNOWN = 10;

/** Under what the tries of all strangers are counted. */
const ALL = 'all';

/** How long a try waits: not at all at first, then 1, 2, 4 and at last 8 seconds. */
const delayOf = (tries: number, free: number): number =>
  tries <= free ? 0 : Math.min(LONGEST, 1000 * 2 ** (tries - free - 1));

/** A try that may go on, or how long to wait before the next one. */
export type Admission =
  | {
      readonly ok: true;
      /**
       * Has to be called when the password was right, with its account. The tries before are forgotten;
       * not for a second account of an address, or its owner could guess on at the first one's.
       */
      readonly succeeded: (account: Pick<Account, 'holder'>) => Promise<void>;
    }
  | Extract<ConsumeResult, { readonly ok: false }>;

export interface GuessGuard {
  /**
   * Counts a try to sign in, and lets it wait where there were many. To be called before the password
   * is looked at, so that parallel tries count as well.
   */
  readonly admit: (req: IncomingMessage, res: ServerResponse, email: string) => Promise<Admission>;
  /** Marks the browser as one that signed in to an account: it is not held up by others from then on. */
  readonly remember: (
    req: IncomingMessage,
    res: ServerResponse,
    accountId: string,
  ) => Promise<void>;
}

export interface GuessGuardOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The product's origin. */
  readonly origin: string;
  readonly addressOf: AddressOf;
  /** How many tries of an address may fail. */
  readonly byAddress: Limit;
  readonly room: WaitingRoom;
}

const Key = z.string().min(32);

const makeKey = (): string => JSON.stringify(randomBytes(32).toString('base64url'));

/** Aborts when the client is gone. */
const hangUpOf = (res: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  if (res.destroyed) controller.abort();
  res.once('close', () => controller.abort());
  return controller.signal;
};

/**
 * Holds up guessing without keeping anybody out of their own account (behaviour/identity.md, 'Password guessing').
 * All is counted for the email that was typed, so that nothing tells whether it has an account.
 */
export const createGuessGuard = async ({
  db,
  clock,
  origin,
  addressOf,
  byAddress,
  room,
}: GuessGuardOptions): Promise<GuessGuard> => {
  const key = Key.parse(await loadSecret(db, 'device-key', clock(), makeKey));
  const devices = createDevices({ db, clock, key, origin });
  const tries = createTries(db, clock);
  /** Which addresses try an account is nobody's business: none can be read from what is stored. */
  const sourceOf = (address: string): string =>
    `address:${createHmac('sha256', key).update(`address:${address}`).digest('base64url')}`;

  const forget = (email: string, source: string, holder: boolean): Promise<void> =>
    holder ? tries.clear(email, source) : tries.takeBack(email, source);

  /** Lets a known browser try, as long as it has not tried too often. */
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
    // The address comes first: one that has to wait makes no counters of the emails that it names.
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
    // Whoever hung up has tried; whoever found no place has not.
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
    admit: async (req, res, typed) => {
      const email = normalizeEmail(typed);
      const address = addressOf(req);
      const hungUp = hangUpOf(res);
      const device = await devices.knownTo(req, email);
      const known = device && (await admitKnown(device, email, address, hungUp));
      return known || admitStranger(email, address, hungUp);
    },
    remember: devices.remember,
  };
};
