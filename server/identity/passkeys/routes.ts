import type { Interaction } from 'oidc-provider';

import * as m from '#messages';
import { isRecent } from '#server/identity/account/confirm.ts';
import type { Account } from '#server/identity/accounts.ts';
import {
  newRoutes,
  type IdentityContext,
  type IdentityMiddleware,
} from '#server/identity/context.ts';
import { readForm } from '#server/identity/form-body.ts';
import { inLanguageOf } from '#server/identity/language.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { amrOf, type Ceremony } from '#server/identity/passkeys/ceremonies.ts';
import { REFUSALS, sendJson } from '#server/identity/passkeys/json.ts';
import { offerPage } from '#server/identity/passkeys/markup.ts';
import { createScriptSteps } from '#server/identity/passkeys/script-steps.ts';
import { createPasskeySignUp } from '#server/identity/passkeys/sign-up.ts';
import { ANY_STEP, stepPath, type PasskeyStep } from '#server/identity/passkeys/steps.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import { ProvenLogin } from '#server/identity/sessions/keep-sessions.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** Steps with forms; the others belong to the script. */
const FORMS: ReadonlySet<string> = new Set<PasskeyStep>(['sign-up', 'send', 'code']);

/** The passkey steps of a sign-in: `/interaction/{uid}/passkey/{step}`. */
export const createPasskeyRoutes = (services: IdentityServices) => {
  const { accounts, ceremonies, clock, findSignIn, origin, pages, signIns } = services;
  const signUp = createPasskeySignUp(services);
  const script = createScriptSteps(services);

  const signing = ({ uid }: Interaction): Ceremony => ({ purpose: 'sign-in', subject: [uid] });

  const signIn = async (c: IdentityContext): Promise<Response> => {
    const answer = onlyValue(c.var.fields, 'answer');
    const signed = await ceremonies.verifySigned(signing(c.var.interaction), answer);
    if (!signed.ok) {
      const passkey = { rpID: new URL(origin).hostname, credentialID: signed.id ?? '' };
      return script.refuse(c, signed, signed.reason === 'unknown' ? passkey : undefined);
    }
    const account = await accounts.find(signed.passkey.accountId);
    if (!account) return sendJson(c, 422, { message: REFUSALS.unknown() });
    if (account.disabled) return sendJson(c, 403, { message: m.identity_sign_in_closed() });
    const location = await signIns.finish(c, account, amrOf(signed.passkey));
    return sendJson(c, 200, { location });
  };

  /** The account of a sign-in with a recent authentication. */
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

  const offerOptions = async (c: IdentityContext): Promise<Response> => {
    const { interaction } = c.var;
    const account = await signedIn(interaction);
    if (!account) return sendJson(c, 403, { message: m.identity_passkey_expired() });
    return script.makeOptions(c, addingTo(interaction, account), account);
  };

  const keep = async (c: IdentityContext): Promise<Response> => {
    const { interaction } = c.var;
    const account = await signedIn(interaction);
    if (!account) return sendJson(c, 403, { message: m.identity_passkey_expired() });
    return script.add(c, addingTo(interaction, account), account, interaction.returnTo);
  };

  const showOffer = async (c: IdentityContext): Promise<Response> => {
    const { interaction } = c.var;
    if (!interaction.result?.login) return pages.send(c, 400, pages.expired());
    // Without a recent authentication there is no offer, but the sign-in continues.
    if (!(await signedIn(interaction))) return c.redirect(interaction.returnTo, 303);
    const content = offerPage(`/idp/interaction/${interaction.uid}`, interaction.returnTo);
    return pages.send(c, 200, pages.page(m.identity_passkey_add(), content));
  };

  /** Sets `interaction` and `fields`. Refusals are pages for forms, and JSON for the script. */
  const readStep: IdentityMiddleware = async (c, next) => {
    const refuse = (status: 400 | 403 | 422, message: string, page: Markup) =>
      FORMS.has(c.req.param('path') ?? '')
        ? pages.send(c, status, page)
        : sendJson(c, status, { message });
    if (!isSameOrigin(c, origin))
      return refuse(403, m.identity_passkey_not_from_here(), pages.refusedForm());
    const interaction = await signIns.find(c);
    if (!interaction) return refuse(400, m.identity_passkey_expired(), pages.expired());
    return inLanguageOf(interaction, async () => {
      const body = await readForm(c);
      if (!body.ok) return refuse(422, REFUSALS.invalid(), pages.refusedForm());
      c.set('interaction', interaction);
      c.set('fields', new URLSearchParams(body.text));
      return next();
    });
  };

  return newRoutes()
    .post(ANY_STEP, readStep)
    .post(stepPath('options'), async (c) =>
      sendJson(c, 200, { options: await ceremonies.signOptions(signing(c.var.interaction)) }),
    )
    .post(stepPath('answer'), signIn)
    .post(stepPath('offer-options'), offerOptions)
    .post(stepPath('offer-answer'), keep)
    .post(stepPath('sign-up'), signUp.begin)
    .post(stepPath('send'), signUp.send)
    .post(stepPath('code'), signUp.typeCode)
    .post(stepPath('make-options'), signUp.makeOptions)
    .post(stepPath('make-answer'), signUp.make)
    .post(ANY_STEP, (c) => c.notFound())
    .all(stepPath('offer'), findSignIn, showOffer)
    .all(stepPath('code'), findSignIn, signUp.show)
    .all(stepPath('make'), findSignIn, signUp.show)
    .all(ANY_STEP, (c) => c.notFound());
};
