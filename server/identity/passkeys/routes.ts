import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Interaction } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import { isRecent } from '#server/identity/account/confirm.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { readForm } from '#server/identity/body.ts';
import { ACCOUNT_CLOSED } from '#server/identity/forms.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { Ceremonies, Ceremony } from '#server/identity/passkeys/ceremonies.ts';
import { amrOf } from '#server/identity/passkeys/amr.ts';
import { keepPasskey } from '#server/identity/passkeys/changes.ts';
import { EXPIRED_PAGE, NOT_FROM_HERE, REFUSALS, sendJson } from '#server/identity/passkeys/json.ts';
import { NOT_ADDED } from '#server/identity/passkeys/not-added.ts';
import { offerPage } from '#server/identity/passkeys/markup.ts';
import type { createPasskeySignUp } from '#server/identity/passkeys/sign-up.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { RunningSignIns } from '#server/identity/running-sign-in.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import { ProvenLogin } from '#server/identity/sessions/keep-sessions.ts';

export interface PasskeyRoutesOptions {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly ceremonies: Ceremonies;
  readonly signIns: RunningSignIns;
  readonly signUp: ReturnType<typeof createPasskeySignUp>;
  readonly pages: Pages;
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The relying party's id, as browsers are told it. */
const relyingPartyId = (origin: string): string => new URL(origin).hostname;

/** What forms are sent to; everything else is the script's. */
const FORMS: ReadonlySet<string> = new Set(['sign-up', 'send', 'code']);

/** The parts of a sign-in that are about passkeys: `/interaction/{uid}/passkey/{step}`. */
export const createPasskeyRoutes = (options: PasskeyRoutesOptions) => {
  const { accounts, ceremonies, clock, db, origin, pages, signIns, signUp } = options;

  const device = (req: IncomingMessage): string => deviceOf(req.headers['user-agent']);

  const signIn = async (
    req: IncomingMessage,
    res: ServerResponse,
    ceremony: Ceremony,
    answer: string,
  ): Promise<void> => {
    const signed = await ceremonies.verifySigned(ceremony, answer);
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

  /** The account of a sign-in whose proof of who it is is recent. */
  const signedIn = async ({ result }: Interaction): Promise<Account | undefined> => {
    const { accountId: id, provedAt } = ProvenLogin.safeParse(result?.login).data ?? {};
    if (provedAt === undefined || !isRecent({ provedAt }, clock())) return undefined;
    const account = id === undefined ? undefined : await accounts.find(id);
    return account?.disabled ? undefined : account;
  };

  const addingTo = ({ uid }: Interaction, { id }: Account): Ceremony => ({
    purpose: 'add',
    subject: [uid, id],
  });

  const keep = async (
    req: IncomingMessage,
    res: ServerResponse,
    interaction: Interaction,
    account: Account,
    answer: string,
  ): Promise<void> => {
    const made = await ceremonies.verifyMade(addingTo(interaction, account), answer);
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
    fields: URLSearchParams,
  ): Promise<boolean> => {
    const answer = onlyValue(fields, 'answer');
    const signing: Ceremony = { purpose: 'sign-in', subject: [interaction.uid] };
    if (step === 'options') {
      sendJson(res, 200, { options: await ceremonies.signOptions(signing) });
      return true;
    }
    if (step === 'answer') {
      await signIn(req, res, signing, answer);
      return true;
    }
    if (step !== 'offer-options' && step !== 'offer-answer') {
      return signUp.post(req, res, interaction, step, fields);
    }
    const account = await signedIn(interaction);
    if (!account) {
      sendJson(res, 403, { message: EXPIRED_PAGE });
      return true;
    }
    if (step === 'offer-answer') await keep(req, res, interaction, account, answer);
    else {
      const wanted = await ceremonies.makeOptions(addingTo(interaction, account), account);
      sendJson(res, 200, { options: wanted });
    }
    return true;
  };

  const show = async (
    res: ServerResponse,
    interaction: Interaction | undefined,
    step: string,
  ): Promise<void> => {
    if (interaction && (await signUp.show(res, interaction, step))) return;
    if (!/^(?:offer|code|make)$/.test(step)) return pages.send(res, 404, pages.notFound());
    if (!interaction?.result?.login) return pages.send(res, 400, pages.expired());
    if (!(await signedIn(interaction))) {
      // Too late for the offer, not for the sign-in.
      res.writeHead(303, { Location: interaction.returnTo, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const content = offerPage(`/idp/interaction/${interaction.uid}`, interaction.returnTo);
    return pages.send(res, 200, pages.page('Add a passkey', content));
  };

  return async (
    req: IncomingMessage,
    res: ServerResponse,
    uid: string,
    step: string,
  ): Promise<void> => {
    if (req.method !== 'POST') return show(res, await signIns.find(req, res, uid), step);
    /** In the words of a page, or for the script where it is the script that has sent it. */
    const refuse = (status: number, message: string, page: Markup) => {
      req.resume();
      return FORMS.has(step) ? pages.send(res, status, page) : sendJson(res, status, { message });
    };
    if (!isSameOrigin(req, origin)) return refuse(403, NOT_FROM_HERE, pages.refusedForm());
    const interaction = await signIns.find(req, res, uid);
    if (!interaction) return refuse(400, EXPIRED_PAGE, pages.expired());
    const body = await readForm(req);
    if (!body.ok) return refuse(422, REFUSALS.invalid, pages.refusedForm());
    if (!(await post(req, res, interaction, step, new URLSearchParams(body.text)))) {
      return pages.send(res, 404, pages.notFound());
    }
  };
};
