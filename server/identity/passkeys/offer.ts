import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Interaction } from 'oidc-provider';

import { textOfBase64Url } from '#lib/shared/base64url.ts';
import { matchRoute } from '#lib/shared/routes.ts';
import type { Database } from '#server/db/open.ts';
import type { Account } from '#server/identity/accounts.ts';
import { listPasskeys } from '#server/identity/passkeys/store.ts';

/** A browser that has been asked is not asked again for a month. */
const ASKED = 'idp_passkey_asked';
const ASKED_SECONDS = 30 * 24 * 60 * 60;

/** The field of the sign-in form that the script adds where the device can make a passkey. */
export const CAN_MAKE_FIELD = 'passkeys';

/** A person who has just signed in by password. */
export interface SignedIn {
  readonly interaction: Interaction;
  readonly account: Account;
  /** The form as it was sent. */
  readonly fields: URLSearchParams;
}

export interface PasskeyOffer {
  /**
   * Decides whether somebody who signed in by password is offered a passkey before the app, and notes in
   * the browser that they were.
   * @returns the address of the offer, or `undefined`
   */
  readonly after: (
    req: IncomingMessage,
    res: ServerResponse,
    signedIn: SignedIn,
  ) => Promise<string | undefined>;
}

const wasAsked = ({ headers }: IncomingMessage): boolean =>
  (headers.cookie ?? '').split(/; */).includes(`${ASKED}=1`);

/** The path that the app put into `state`, `<nonce>.<base64url(path)>`. */
const pathOf = (state: unknown): string => {
  try {
    return textOfBase64Url(typeof state === 'string' ? (state.split('.')[1] ?? '') : '');
  } catch {
    return '';
  }
};

/**
 * Whether somebody is on the way to one thing, such as a card that they have just scanned or a deck that
 * they register: then nothing comes in between.
 * @param state the parameter of the authorization request
 */
const isInAHurry = (state: unknown): boolean => {
  const path = pathOf(state);
  if (path.includes('#')) return true;
  const match = matchRoute(path.split('?', 1)[0] ?? '');
  return match?.parameter !== undefined || match?.route.id === 'registration';
};

/** @param origin the product's origin */
export const createPasskeyOffer = (db: Database, origin: string): PasskeyOffer => ({
  after: async (req, res, { account, fields, interaction }) => {
    const can = fields.get(CAN_MAKE_FIELD) === '1';
    // Whoever is signed in already proves it for something else, such as deleting the account.
    const isAgain = interaction.session?.accountId !== undefined;
    if (!can || isAgain || wasAsked(req) || isInAHurry(interaction.params['state'])) {
      return undefined;
    }
    if ((await listPasskeys(db, account.id)).length > 0) return undefined;
    const secure = origin.startsWith('https:') ? '; Secure' : '';
    res.appendHeader(
      'Set-Cookie',
      `${ASKED}=1; Path=/idp; Max-Age=${ASKED_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    );
    return `/idp/interaction/${interaction.uid}/passkey/offer`;
  },
});
