import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { generateCookie, getCookie } from 'hono/cookie';

import type { Database } from '#server/db/open.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { DEVICE_COOKIE, deviceCookieAttributes } from '#server/session/device-cookie.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';
import { storedForms } from '#server/shared/email.ts';

const DAY = 24 * 60 * 60_000;
/** How long a browser stays known after a sign-in, in days. */
const KNOWN_FOR = 182;
/** Maximum of accounts that a browser is known to. */
const ACCOUNTS = 8;
/** Id of the browser, then day and signature for each of up to eight accounts, the newest first. */
const FORM = /^[\w-]{22}(?:\.[\da-z]{1,6}\.[\w-]{22}){0,8}$/;

/** Signed statement that a browser signed in to an account on a day. */
interface Mark {
  readonly day: number;
  readonly signature: string;
}

interface Cookie {
  readonly id: string;
  readonly marks: readonly Mark[];
}

/** Account data in the signature of a mark. */
interface Signed {
  readonly id: string;
  readonly device_epoch: number;
}

/** Replaces the account of an unknown email, so that the check takes the same time. */
const NO_ACCOUNT: Signed = { id: '', device_epoch: 0 };

export interface DevicesOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly key: string;
  /** The product's origin. */
  readonly origin: string;
  readonly addCookie: ProviderRequests['addCookie'];
}

/** The device cookie of a request; `undefined` without a well-formed one. */
const cookieOf = (c: IdentityContext): Cookie | undefined => {
  const value = getCookie(c, DEVICE_COOKIE);
  if (value === undefined || !FORM.test(value)) return undefined;
  const [id = '', ...parts] = value.split('.');
  const marks: Mark[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    marks.push({
      day: Number.parseInt(parts[index] ?? '', 36),
      signature: parts[index + 1] ?? '',
    });
  }
  return { id, marks };
};

/**
 * Makes all browsers unknown to an account, as after a change of password or a sign-out everywhere. Their
 * cookies become invalid.
 * @param db may be a transaction
 */
export const forgetDevices = async (db: Database, accountId: string): Promise<void> => {
  await db
    .updateTable('accounts')
    .set((set) => ({ device_epoch: set('device_epoch', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
};

/**
 * Makes the marks of known browsers: a cookie with a random id and a signature for each account, which
 * names neither account nor email. The signature includes the account's `device_epoch`, so that
 * {@link forgetDevices} invalidates it.
 */
export const createDevices = ({ addCookie, db, clock, key, origin }: DevicesOptions) => {
  const today = (): number => Math.floor(clock() / DAY);
  const sign = (browser: string, account: Signed, day: number): string =>
    createHmac('sha256', key)
      // JSON, so that no two different lists have the same text.
      .update(JSON.stringify([browser, account.id, account.device_epoch, day]))
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const isOf = ({ id }: Cookie, { day, signature }: Mark, account: Signed): boolean =>
    timingSafeEqual(Buffer.from(sign(id, account, day)), Buffer.from(signature));
  const isFresh = ({ day }: Mark): boolean => day <= today() && day > today() - KNOWN_FOR;

  return {
    /**
     * The id of the request's browser, if it has signed in to the account of the email within half a year and was
     * not forgotten since. While two accounts of one address are unverified, no browser is known to it: each owner
     * could guess the other's password.
     */
    knownTo: async (c: IdentityContext, email: string): Promise<string | undefined> => {
      const [holder, second] = await db
        .selectFrom('accounts')
        .select(['id', 'device_epoch', 'verified_at'])
        .where('email', 'in', storedForms(email))
        .orderBy('holder', 'desc')
        .execute();
      const cookie = cookieOf(c);
      if (!cookie) return undefined;
      const isDisputed = second !== undefined && holder?.verified_at === null;
      const account = holder === undefined || isDisputed ? NO_ACCOUNT : holder;
      const isKnown = cookie.marks.some((mark) => isFresh(mark) && isOf(cookie, mark, account));
      return isKnown ? cookie.id : undefined;
    },
    /** Marks the browser as one that signed in to an account. */
    remember: async (c: IdentityContext, accountId: string): Promise<void> => {
      const account = await db
        .selectFrom('accounts')
        .select(['id', 'device_epoch'])
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (!account) return;
      const cookie = cookieOf(c) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
      const others = cookie.marks.filter((mark) => isFresh(mark) && !isOf(cookie, mark, account));
      const mark = { day: today(), signature: sign(cookie.id, account, today()) };
      const marks = [mark, ...others].slice(0, ACCOUNTS);
      const value = [
        cookie.id,
        ...marks.flatMap(({ day, signature }) => [day.toString(36), signature]),
      ].join('.');
      addCookie(
        c,
        generateCookie(DEVICE_COOKIE, value, {
          ...deviceCookieAttributes(origin),
          expires: new Date(clock() + KNOWN_FOR * DAY),
        }),
      );
    },
  };
};
