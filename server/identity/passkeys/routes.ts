import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Interaction } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { readForm } from '#server/identity/body.ts';
import { ACCOUNT_CLOSED } from '#server/identity/forms.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { Ceremonies, Ceremony } from '#server/identity/passkeys/ceremonies.ts';
import { keepPasskey } from '#server/identity/passkeys/changes.ts';
import { EXPIRED_PAGE, NOT_FROM_HERE, REFUSALS, sendJson } from '#server/identity/passkeys/json.ts';
import { PASSKEYS_MAX, type Added, type Passkey } from '#server/identity/passkeys/store.ts';
import type { RunningSignIns } from '#server/identity/running-sign-in.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';

export interface PasskeyRoutesOptions {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly ceremonies: Ceremonies;
  readonly signIns: RunningSignIns;
  readonly pages: Pages;
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The relying party's id, as browsers are told it. */
const relyingPartyId = (origin: string): string => new URL(origin).hostname;

/**
 * How a passkey proves who somebody is (RFC 8176): a key that stays in one device or one that is copied
 * between several, and a person whom the device has recognised.
 */
const amrOf = ({ syncable }: Passkey): string[] => [syncable ? 'swk' : 'hwk', 'user'];

/** Why a passkey was not kept. */
export const NOT_ADDED: Readonly<Record<Exclude<Added, 'added'>, string>> = {
  known: 'This passkey belongs to an account already.',
  full: `You have ${PASSKEYS_MAX} passkeys. Please remove one of them first.`,
  'no account': EXPIRED_PAGE,
};

/** The parts of a sign-in that are about passkeys: `/interaction/{uid}/passkey/{step}`. */
export const createPasskeyRoutes = (options: PasskeyRoutesOptions) => {
  const { accounts, ceremonies, clock, db, origin, pages, signIns } = options;

  const answerIn = async (req: IncomingMessage): Promise<string> => {
    const body = await readForm(req);
    return body.ok ? (new URLSearchParams(body.text).get('answer') ?? '') : '';
  };
  const device = (req: IncomingMessage): string => deviceOf(req.headers['user-agent']);

  const signIn = async (
    req: IncomingMessage,
    res: ServerResponse,
    ceremony: Ceremony,
  ): Promise<void> => {
    const signed = await ceremonies.verifySigned(ceremony, await answerIn(req));
    if (!signed.ok) {
      const { accountId, id, reason } = signed;
      if (reason === 'counter' && accountId !== undefined) {
        await recordEvent(db, { accountId, kind: 'passkey-refused', device: device(req) }, clock());
      }
      const unknown = { rpID: relyingPartyId(origin), credentialID: id ?? '' };
      return sendJson(res, 422, {
        message: REFUSALS[reason],
        ...(reason === 'unknown' && { unknown }),
      });
    }
    const account = await accounts.find(signed.passkey.accountId);
    if (!account) return sendJson(res, 422, { message: REFUSALS.unknown });
    if (account.disabled) return sendJson(res, 403, { message: ACCOUNT_CLOSED });
    const location = await signIns.finish(req, res, account, amrOf(signed.passkey));
    return sendJson(res, 200, { location });
  };

  /** Who has just signed in by password in this sign-in, and may go on. */
  const signedIn = async ({ result }: Interaction): Promise<Account | undefined> => {
    const id = result?.login?.accountId;
    const account = id === undefined ? undefined : await accounts.find(id);
    return account?.disabled ? undefined : account;
  };

  const keep = async (
    req: IncomingMessage,
    res: ServerResponse,
    interaction: Interaction,
    ceremony: Ceremony,
    account: Account,
  ): Promise<void> => {
    const made = await ceremonies.verifyMade(ceremony, await answerIn(req));
    if (!made.ok) return sendJson(res, 422, { message: REFUSALS[made.reason] });
    const circumstances = { device: device(req), now: clock() };
    const added = await keepPasskey(db, account, made.passkey, circumstances);
    return added === 'added'
      ? sendJson(res, 200, { location: interaction.returnTo })
      : sendJson(res, 422, { message: NOT_ADDED[added] });
  };

  /** @returns `false` for an unknown step */
  const post = async (
    req: IncomingMessage,
    res: ServerResponse,
    interaction: Interaction,
    step: string,
  ): Promise<boolean> => {
    const { uid } = interaction;
    const signing: Ceremony = { purpose: 'sign-in', subject: [uid] };
    if (step === 'options') {
      sendJson(res, 200, { options: await ceremonies.signOptions(signing) });
      return true;
    }
    if (step === 'answer') {
      await signIn(req, res, signing);
      return true;
    }
    if (step !== 'offer-options' && step !== 'offer-answer') return false;
    const account = await signedIn(interaction);
    if (!account) {
      sendJson(res, 403, { message: EXPIRED_PAGE });
      return true;
    }
    const making: Ceremony = { purpose: 'add', subject: [uid, account.id] };
    if (step === 'offer-answer') await keep(req, res, interaction, making, account);
    else sendJson(res, 200, { options: await ceremonies.makeOptions(making, account) });
    return true;
  };

  const show = async (
    res: ServerResponse,
    interaction: Interaction | undefined,
    step: string,
  ): Promise<void> => {
    if (step !== 'offer') return pages.send(res, 404, pages.notFound());
    const account = interaction && (await signedIn(interaction));
    if (!account) return pages.send(res, 400, pages.expired());
    return pages.send(res, 200, pages.passkeyOffer(interaction.uid, interaction.returnTo));
  };

  return async (
    req: IncomingMessage,
    res: ServerResponse,
    uid: string,
    step: string,
  ): Promise<void> => {
    if (req.method !== 'POST') return show(res, await signIns.find(req, res, uid), step);
    if (!isSameOrigin(req, origin)) {
      req.resume();
      return sendJson(res, 403, { message: NOT_FROM_HERE });
    }
    const interaction = await signIns.find(req, res, uid);
    if (!interaction) {
      req.resume();
      return sendJson(res, 400, { message: EXPIRED_PAGE });
    }
    if (!(await post(req, res, interaction, step))) {
      req.resume();
      return pages.send(res, 404, pages.notFound());
    }
  };
};
