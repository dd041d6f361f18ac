import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Interaction } from 'oidc-provider';

import type { EmailLimit, Limit } from '#server/db/limits.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import { normalizeEmail } from '#server/shared/email.ts';
import { checkSignUp } from '#server/identity/forms.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { amrOf } from '#server/identity/passkeys/amr.ts';
import type { Ceremonies, Ceremony } from '#server/identity/passkeys/ceremonies.ts';
import { EXPIRED_PAGE, REFUSALS, sendJson } from '#server/identity/passkeys/json.ts';
import { NOT_ADDED } from '#server/identity/passkeys/not-added.ts';
import type { PendingSignUp, PendingSignUps } from '#server/identity/passkeys/pending-sign-ups.ts';
import { makePasskeyPage, signUpCodePage } from '#server/identity/passkeys/sign-up-pages.ts';
import { addPasskey } from '#server/identity/passkeys/store.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { Proofs } from '#server/identity/proofs/proofs.ts';
import type { RunningSignIns } from '#server/identity/running-sign-in.ts';
import { codeProblem, sentNote } from '#server/identity/verify/code-page.ts';

type Req = IncomingMessage;
type Res = ServerResponse;

export interface PasskeySignUpOptions {
  readonly accounts: Accounts;
  readonly ceremonies: Ceremonies;
  readonly pending: PendingSignUps;
  readonly proofs: Proofs;
  readonly signIns: RunningSignIns;
  readonly pages: Pages;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Whether mails reach people. */
  readonly mailConfigured: boolean;
  readonly addressOf: (req: Req) => string;
  readonly limits: {
    readonly byAddress: Limit;
    /** Bounds the mails to one email. */
    readonly mails: EmailLimit;
    /** Bounds the codes that are tried for one email. */
    readonly codes: EmailLimit;
  };
}

/** Ends the transaction that makes an account: without its passkey nobody could get in. */
class NotAdded extends Error {
  override readonly name = 'NotAdded';
}

const TAKEN = 'There is an account with this email already. Please sign in.';

/** A sign-up with a passkey and no password (behaviour/identity.md, 'Passkeys'). */
export const createPasskeySignUp = (options: PasskeySignUpOptions) => {
  const { accounts, ceremonies, clock, limits, pages, pending, proofs, signIns } = options;

  const actionOf = ({ uid }: Interaction): string => `/idp/interaction/${uid}`;
  const seeOther = (res: Res, location: string): void => {
    res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
  };
  const showCode = (
    res: Res,
    status: number,
    interaction: Interaction,
    email: string,
    said: { readonly problem?: string; readonly note?: string },
  ): Promise<void> => {
    const { mailConfigured } = options;
    const content = signUpCodePage({
      action: actionOf(interaction),
      email,
      mailConfigured,
      ...said,
    });
    return pages.send(res, status, pages.page('Sign up', content));
  };

  /** Takes email and name from the sign-up page. Its answer is the same whoever has that email. */
  const begin = async (
    req: Req,
    res: Res,
    interaction: Interaction,
    fields: URLSearchParams,
  ): Promise<void> => {
    const checked = checkSignUp(fields);
    const { password: _none, ...errors } = checked.errors;
    const form = { ...checked, errors };
    const again = (status: number, more: { readonly retryAfterMs?: number } = {}) => {
      const { retryAfterMs } = more;
      if (retryAfterMs !== undefined) {
        res.setHeader('Retry-After', inSeconds(retryAfterMs));
      }
      const page = pages.form('signup', interaction.uid, { ...form, ...more }, false);
      return pages.send(res, status, page);
    };
    if (Object.keys(errors).length > 0) return again(422);
    const byAddress = await limits.byAddress.consume(options.addressOf(req));
    if (!byAddress.ok) return again(429, { retryAfterMs: byAddress.retryAfterMs });
    const mails = await limits.mails.consume(normalizeEmail(form.email));
    if (!mails.ok) return again(429, { retryAfterMs: mails.retryAfterMs });
    await pending.begin(interaction.uid, form);
    return seeOther(res, `${actionOf(interaction)}/passkey/code`);
  };

  const send = async (res: Res, interaction: Interaction, person: PendingSignUp): Promise<void> => {
    const taken = await limits.mails.consume(person.email);
    if (taken.ok) await pending.send(person);
    const note = sentNote(taken.ok ? undefined : taken.retryAfterMs);
    return showCode(res, 200, interaction, person.email, { note });
  };

  const type = async (
    res: Res,
    interaction: Interaction,
    { accountId, email }: PendingSignUp,
    typed: string,
  ): Promise<void> => {
    const again = (problem: string | undefined) =>
      showCode(res, 422, interaction, email, problem === undefined ? {} : { problem });
    const code = typed.replaceAll(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) return again(codeProblem({ kind: 'malformed' }));
    const taken = await limits.codes.consume(email);
    if (!taken.ok) return again(codeProblem({ kind: 'wait', retryAfterMs: taken.retryAfterMs }));
    const found = await proofs.type({ accountId, email, kind: 'sign-up' }, code);
    if (!('proof' in found)) return again(codeProblem({ kind: 'wrong', left: found.left }));
    const proven = await pending.prove(interaction.uid, found.proof);
    if (!proven) return again(codeProblem({ kind: 'gone' }));
    return seeOther(res, `${actionOf(interaction)}/passkey/make`);
  };

  const ceremonyOf = ({ uid }: Interaction, { accountId }: PendingSignUp): Ceremony => ({
    purpose: 'sign-up',
    subject: [uid, accountId],
  });

  const make = async (
    req: Req,
    res: Res,
    interaction: Interaction,
    person: PendingSignUp,
    answer: string,
  ): Promise<void> => {
    const made = await ceremonies.verifyMade(ceremonyOf(interaction, person), answer);
    if (!made.ok) return sendJson(res, 422, { message: REFUSALS[made.reason] });
    const { accountId: id, email, givenName } = person;
    const { passkey } = made;
    const device = deviceOf(req.headers['user-agent']);
    const now = clock();
    const start = () =>
      accounts.takeOver(
        { id, email, givenName },
        (transaction) => pending.take(transaction, interaction.uid),
        async (transaction) => {
          const kept = { passkey, name: device || 'Passkey' };
          const added = await addPasskey(transaction, id, kept, now);
          if (added !== 'added') throw new NotAdded(NOT_ADDED[added]);
          await recordEvent(transaction, { accountId: id, kind: 'passkey-added', device }, now);
        },
      );
    const account = await start().catch((error: unknown) => {
      if (error instanceof NotAdded) return error;
      throw error;
    });
    if (account instanceof NotAdded) return sendJson(res, 422, { message: account.message });
    if (!account) return sendJson(res, 422, { message: TAKEN });
    const location = await signIns.finish(req, res, account, amrOf(passkey));
    return sendJson(res, 200, { location });
  };

  return {
    /**
     * Answers a form or the script.
     * @returns `false` for a step that is none of a sign-up
     */
    post: async (
      req: Req,
      res: Res,
      interaction: Interaction,
      step: string,
      fields: URLSearchParams,
    ): Promise<boolean> => {
      if (step === 'sign-up') {
        await begin(req, res, interaction, fields);
        return true;
      }
      if (!/^(?:send|code|make-options|make-answer)$/.test(step)) return false;
      const person = await pending.find(interaction.uid);
      const isScript = step.startsWith('make');
      if (!person || person.proven !== isScript) {
        if (isScript) sendJson(res, 403, { message: EXPIRED_PAGE });
        else await pages.send(res, 400, pages.expired());
        return true;
      }
      if (step === 'send') await send(res, interaction, person);
      if (step === 'code') await type(res, interaction, person, onlyValue(fields, 'code'));
      if (step === 'make-answer') {
        await make(req, res, interaction, person, onlyValue(fields, 'answer'));
      }
      if (step === 'make-options') {
        const owner = { id: person.accountId, email: person.email, givenName: person.givenName };
        const wanted = await ceremonies.makeOptions(ceremonyOf(interaction, person), owner);
        sendJson(res, 200, { options: wanted });
      }
      return true;
    },

    /**
     * Shows a page of a sign-up.
     * @returns `false` for a step that is none
     */
    show: async (res: Res, interaction: Interaction, step: string): Promise<boolean> => {
      if (step !== 'code' && step !== 'make') return false;
      const person = await pending.find(interaction.uid);
      if (!person) {
        await pages.send(res, 400, pages.expired());
      } else if (person.proven) {
        const isTakeover = (await accounts.findByEmail(person.email)) !== undefined;
        const content = makePasskeyPage(actionOf(interaction), isTakeover);
        await pages.send(res, 200, pages.page('Sign up', content));
      } else {
        await showCode(res, 200, interaction, person.email, {});
      }
      return true;
    },
  };
};
