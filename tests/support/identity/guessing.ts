import { expect } from 'vitest';

import type { Wait } from '#server/identity/guessing/waiting-room.ts';
import { ADA, authorizationRequest, IdentityBrowser } from '#support/identity/identity-client.ts';
import {
  serveIdentity,
  type TestIdentity,
  type TestIdentityOptions,
} from '#support/identity/identity-server.ts';

/** A password of no account. */
export const WRONG = 'not the password';

/** A provider with Ada's account, whose waits are over at once and are noted down. */
export const serveGuarded = async (options: TestIdentityOptions = {}) => {
  const waits: number[] = [];
  const wait: Wait = (ms) => Promise.resolve(waits.push(ms));
  const served = await serveIdentity({ wait, ...options });
  await served.identity.accounts.create(ADA);
  return { ...served, waits };
};

/** A browser at an address of its own, on the sign-in page. */
export const browserAt = async (origin: string, address: string) => {
  const browser = new IdentityBrowser(origin, { 'X-Forwarded-For': address });
  let { url } = await browser.start('login', authorizationRequest(origin));
  return {
    browser,
    /** Tries to sign in; gives the status, and 'in' for a success. */
    attempt: async (password: string, email = ADA.email, from = address) => {
      const { response, url: back } = await browser.open(`${url.pathname}/signin`, {
        method: 'POST',
        headers: { Origin: origin, 'X-Forwarded-For': from },
        body: new URLSearchParams({ email, password }),
      });
      if (!back.searchParams.has('code')) return response.status;
      const request = authorizationRequest(origin);
      request.parameters['prompt'] = 'login';
      ({ url } = await browser.start('oauth2/authorize', request));
      return 'in';
    },
  };
};

/** A browser that signed in before. */
export const knownBrowserAt = async (
  origin: string,
  address: string,
  { email, password } = ADA,
) => {
  const at = await browserAt(origin, address);
  expect(await at.attempt(password, email)).toBe('in');
  return at;
};

/** Makes so many things at once. */
export const times = <Value>(
  count: number,
  make: (index: number) => Promise<Value>,
): Promise<Value[]> => Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const addressOf = (index: number): string =>
  `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** Wrong passwords for Ada, each from an address of its own. */
export const attackFromEverywhere = async (
  { origin }: Pick<TestIdentity, 'origin'>,
  count: number,
) => {
  const { attempt } = await browserAt(origin, '192.0.2.1');
  for (let first = 0; first < count; first += 50) {
    await times(50, (index) => attempt(WRONG, ADA.email, addressOf(first + index)));
  }
};

/** How a sign-in ended, and what it waited for. */
interface SignIn {
  /** 'in', or the status of the refusal. */
  readonly outcome: string | number;
  readonly waits: readonly number[];
}

/** The results of wrong attempts from many addresses, and of the owner's sign-ins after them. */
export interface Attack {
  /** How many of the tries had to wait: not the first few, nor those that found no place. */
  readonly heldUp: number;
  /** From a browser that signed in before. */
  readonly known: SignIn;
  /** From a new one. */
  readonly fresh: SignIn;
}

/** The owner gets in everywhere, and without a wait where they are known. */
export const OWNER_LET_IN: Omit<Attack, 'heldUp'> = {
  known: { outcome: 'in', waits: [] },
  fresh: { outcome: 'in', waits: [8000] },
};

/** Tries wrong passwords for Ada from so many addresses, then signs her in. */
export const attackOwner = async (count: number): Promise<Attack> => {
  const served = await serveGuarded();
  const { origin, waits } = served;
  const own = await knownBrowserAt(origin, '198.51.100.1');
  await attackFromEverywhere(served, count);
  const heldUp = waits.splice(0).length;
  const known = { outcome: await own.attempt(ADA.password), waits: waits.splice(0) };
  const other = await browserAt(origin, '198.51.100.2');
  const fresh = { outcome: await other.attempt(ADA.password), waits: waits.splice(0) };
  return { heldUp, known, fresh };
};
