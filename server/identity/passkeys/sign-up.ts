import type { Interaction } from 'oidc-provider';

import * as m from '#messages';
import { inSeconds } from '#server/http/retry-after.ts';
import { deviceName, deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { checkSignUp } from '#server/identity/forms.ts';
import { askedLanguage } from '#server/identity/language.ts';
import { amrOf, type Ceremony } from '#server/identity/passkeys/ceremonies.ts';
import { NOT_ADDED, REFUSALS, sendJson } from '#server/identity/passkeys/json.ts';
import {
  createPendingSignUps,
  type PendingSignUp,
} from '#server/identity/passkeys/pending-sign-ups.ts';
import { makePasskeyPage, signUpCodePage } from '#server/identity/passkeys/sign-up-pages.ts';
import { addPasskey } from '#server/identity/passkeys/store.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import { codeProblem, sentNote } from '#server/identity/verify/code-page.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { normalizeEmail } from '#server/shared/email.ts';

/** Aborts the creation of an account: without its passkey it could not be opened. */
class NotAdded extends Error {
  override readonly name = 'NotAdded';
}

/** A sign-up with a passkey and no password (behaviour/identity.md, 'Passkeys'). */
export const createPasskeySignUp = (services: IdentityServices) => {
  const { accounts, ceremonies, clock, db, limits, mailConfigured, pages, signIns, tokens } =
    services;
  const pending = createPendingSignUps(db, tokens, clock);

  const actionOf = ({ uid }: Interaction): string => `/idp/interaction/${uid}`;
  const showCode = (
    c: IdentityContext,
    status: 200 | 422,
    email: string,
    said: { readonly problem?: string; readonly note?: string },
  ): Promise<Response> => {
    const content = signUpCodePage({
      action: actionOf(c.var.interaction),
      email,
      mailConfigured,
      ...said,
    });
    return pages.send(c, status, pages.page(m.identity_sign_up(), content));
  };

  /** Takes email and name from the sign-up page. The answer does not depend on the accounts of the email. */
  const begin = async (c: IdentityContext): Promise<Response> => {
    const { fields, interaction } = c.var;
    const checked = checkSignUp(fields);
    const { password: _none, ...errors } = checked.errors;
    const form = { ...checked, errors };
    const again = (status: 422 | 429, more: { readonly retryAfterMs?: number } = {}) => {
      const { retryAfterMs } = more;
      if (retryAfterMs !== undefined) {
        c.header('Retry-After', inSeconds(retryAfterMs));
      }
      const page = pages.form('signup', interaction.uid, { ...form, ...more }, false);
      return pages.send(c, status, page);
    };
    if (Object.keys(errors).length > 0) return again(422);
    const byAddress = await limits.signUpsByAddress.consume(services.addressOf(c));
    if (!byAddress.ok) return again(429, { retryAfterMs: byAddress.retryAfterMs });
    const mails = await limits.signUpMails.consume(normalizeEmail(form.email));
    if (!mails.ok) return again(429, { retryAfterMs: mails.retryAfterMs });
    await pending.begin(interaction.uid, form);
    return c.redirect(`${actionOf(interaction)}/passkey/code`, 303);
  };

  /** The pending sign-up of a step; the refusal of a step that does not fit its state. */
  const pendingOf = async (
    c: IdentityContext,
    proven: boolean,
  ): Promise<PendingSignUp | Response> => {
    const person = await pending.find(c.var.interaction.uid);
    if (person?.proven === proven) return person;
    return proven
      ? sendJson(c, 403, { message: m.identity_passkey_expired() })
      : pages.send(c, 400, pages.expired());
  };

  const send = async (c: IdentityContext): Promise<Response> => {
    const person = await pendingOf(c, false);
    if (person instanceof Response) return person;
    const taken = await limits.signUpMails.consume(person.email);
    if (taken.ok) await pending.send(person);
    const note = sentNote(taken.ok ? undefined : taken.retryAfterMs);
    return showCode(c, 200, person.email, { note });
  };

  const typeCode = async (c: IdentityContext): Promise<Response> => {
    const { fields, interaction } = c.var;
    const person = await pendingOf(c, false);
    if (person instanceof Response) return person;
    const { accountId, email } = person;
    const again = (problem: string | undefined) =>
      showCode(c, 422, email, problem === undefined ? {} : { problem });
    const code = onlyValue(fields, 'code').replaceAll(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) return again(codeProblem({ kind: 'malformed' }));
    const taken = await limits.signUpCodes.consume(email);
    if (!taken.ok) return again(codeProblem({ kind: 'wait', retryAfterMs: taken.retryAfterMs }));
    const found = await tokens.type({ accountId, email, kind: 'sign-up' }, code);
    if (!('verificationToken' in found))
      return again(codeProblem({ kind: 'wrong', left: found.left }));
    const proven = await pending.prove(interaction.uid, found.verificationToken);
    if (!proven) return again(codeProblem({ kind: 'gone' }));
    return c.redirect(`${actionOf(interaction)}/passkey/make`, 303);
  };

  const ceremonyOf = ({ uid }: Interaction, { accountId }: PendingSignUp): Ceremony => ({
    purpose: 'sign-up',
    subject: [uid, accountId],
  });

  const makeOptions = async (c: IdentityContext): Promise<Response> => {
    const person = await pendingOf(c, true);
    if (person instanceof Response) return person;
    const owner = { id: person.accountId, email: person.email, givenName: person.givenName };
    const wanted = await ceremonies.makeOptions(ceremonyOf(c.var.interaction, person), owner);
    return sendJson(c, 200, { options: wanted });
  };

  const make = async (c: IdentityContext): Promise<Response> => {
    const { fields, interaction } = c.var;
    const person = await pendingOf(c, true);
    if (person instanceof Response) return person;
    const answer = onlyValue(fields, 'answer');
    const made = await ceremonies.verifyMade(ceremonyOf(interaction, person), answer);
    if (!made.ok) return sendJson(c, 422, { message: REFUSALS[made.reason]() });
    const { accountId: id, email, givenName } = person;
    const { passkey } = made;
    const device = deviceOf(c.req.header('User-Agent'));
    const now = clock();
    const start = () =>
      accounts.takeOver(
        { id, email, givenName, locale: askedLanguage(interaction) },
        (transaction) => pending.take(transaction, interaction.uid),
        async (transaction) => {
          const kept = { passkey, name: deviceName(device) || m.identity_passkey_unnamed() };
          const added = await addPasskey(transaction, id, kept, now);
          if (added !== 'added') throw new NotAdded(NOT_ADDED[added]());
          await recordEvent(transaction, { accountId: id, kind: 'passkey-added', device }, now);
        },
      );
    const account = await start().catch((error: unknown) => {
      if (error instanceof NotAdded) return error;
      throw error;
    });
    if (account instanceof NotAdded) return sendJson(c, 422, { message: account.message });
    if (!account) return sendJson(c, 422, { message: m.identity_passkey_sign_up_taken() });
    const location = await signIns.finish(c, account, amrOf(passkey));
    return sendJson(c, 200, { location });
  };

  /** The page of the code, or of the passkey once the code was correct. */
  const show = async (c: IdentityContext): Promise<Response> => {
    const { interaction } = c.var;
    const person = await pending.find(interaction.uid);
    if (!person) return pages.send(c, 400, pages.expired());
    if (!person.proven) return showCode(c, 200, person.email, {});
    const isTakeover = (await accounts.findByEmail(person.email)) !== undefined;
    const content = makePasskeyPage(actionOf(interaction), isTakeover);
    return pages.send(c, 200, pages.page(m.identity_sign_up(), content));
  };

  return { begin, send, typeCode, makeOptions, make, show };
};
