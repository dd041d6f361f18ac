import { getCookie } from 'hono/cookie';

import { textOfBase64Url } from '#lib/shared/base64url.ts';
import { matchRoute } from '#lib/shared/routes.ts';
import type { Database } from '#server/db/open.ts';
import type { Account } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { listPasskeys } from '#server/identity/passkeys/store.ts';
import type { ProviderRequests } from '#server/identity/provider-requests.ts';

/** Cookie of a browser that got the offer; it gets no other for a month. */
const ASKED = 'idp_passkey_asked';
const ASKED_SECONDS = 30 * 24 * 60 * 60;

/** The field of the sign-in form that the script adds where the device can make a passkey. */
export const CAN_MAKE_FIELD = 'passkeys';

/** The path in the app's `state`, `<nonce>.<base64url(path)>`. */
const pathOf = (state: unknown): string => {
  try {
    return textOfBase64Url(typeof state === 'string' ? (state.split('.')[1] ?? '') : '');
  } catch {
    return '';
  }
};

/**
 * Whether a sign-in leads to one thing, such as a scanned card or the registration of a deck: then there is no
 * offer.
 * @param state the parameter of the authorization request
 */
const leadsToOneThing = (state: unknown): boolean => {
  const path = pathOf(state);
  if (path.includes('#')) return true;
  const match = matchRoute(path.split('?', 1)[0] ?? '');
  return match?.parameter !== undefined || match?.route.id === 'registration';
};

/** @param origin the product's origin */
export const createPasskeyOffer = (
  db: Database,
  { addCookie }: ProviderRequests,
  origin: string,
) => ({
  /**
   * Decides whether a person who signed in by password gets the offer of a passkey before the app, and marks the
   * browser then.
   * @returns the address of the offer, or `undefined`
   */
  after: async (c: IdentityContext, account: Account): Promise<string | undefined> => {
    const { fields, interaction } = c.var;
    const can = fields.get(CAN_MAKE_FIELD) === '1';
    // A person who is signed in already authenticates for something else, such as deleting the account.
    const isAgain = interaction.session?.accountId !== undefined;
    if (
      !can ||
      isAgain ||
      getCookie(c, ASKED) === '1' ||
      leadsToOneThing(interaction.params['state'])
    ) {
      return undefined;
    }
    if ((await listPasskeys(db, account.id)).length > 0) return undefined;
    const secure = origin.startsWith('https:') ? '; Secure' : '';
    addCookie(
      c,
      `${ASKED}=1; Path=/idp; Max-Age=${ASKED_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    );
    return `/idp/interaction/${interaction.uid}/passkey/offer`;
  },
});
