import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Account } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import type { Ceremony, Signed } from '#server/identity/passkeys/ceremonies.ts';
import { keepPasskey } from '#server/identity/passkeys/changes.ts';
import {
  NOT_ADDED,
  REFUSALS,
  sendJson,
  type UnknownPasskey,
} from '#server/identity/passkeys/json.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';

type Refused = Extract<Signed, { readonly ok: false }>;

/** Steps of the pages' script that a sign-in and the account pages share. */
export const createScriptSteps = ({ ceremonies, clock, db }: IdentityServices) => {
  const circumstances = (c: IdentityContext) => ({
    device: deviceOf(c.req.header('User-Agent')),
    now: clock(),
  });
  return {
    circumstances,
    /** Answers with the options of a new passkey. */
    makeOptions: async (c: IdentityContext, ceremony: Ceremony, account: Account) =>
      sendJson(c, 200, { options: await ceremonies.makeOptions(ceremony, account) }),
    /**
     * Adds the posted passkey to an account.
     * @param next the page that follows
     */
    add: async (c: IdentityContext, ceremony: Ceremony, account: Account, next: string) => {
      const made = await ceremonies.verifyMade(ceremony, onlyValue(c.var.fields, 'answer'));
      if (!made.ok) return sendJson(c, 422, { message: REFUSALS[made.reason]() });
      const added = await keepPasskey(db, account, made.passkey, circumstances(c));
      return added === 'added'
        ? sendJson(c, 200, { location: next })
        : sendJson(c, 422, { message: NOT_ADDED[added]() });
    },
    /**
     * Answers a refused signature, and records one with an old counter for the owner.
     * @param unknown the passkey, where the browser can forget it
     */
    refuse: async (
      c: IdentityContext,
      { accountId, reason }: Refused,
      unknown?: UnknownPasskey,
    ): Promise<Response> => {
      if (reason === 'counter' && accountId !== undefined) {
        const { device, now } = circumstances(c);
        await recordEvent(db, { accountId, kind: 'passkey-refused', device }, now);
      }
      return sendJson(c, 422, { message: REFUSALS[reason](), ...(unknown && { unknown }) });
    },
  };
};
