import type { Interaction } from 'oidc-provider';

import * as m from '#messages';
import { inSeconds } from '#server/http/retry-after.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordWrongPassword } from '#server/identity/account/events.ts';
import type { Account } from '#server/identity/accounts.ts';
import { newRoutes, type IdentityContext } from '#server/identity/context.ts';
import { checkSignIn, checkSignUp, type Checked, type FormView } from '#server/identity/forms.ts';
import { askedLanguage } from '#server/identity/language.ts';
import { passwordProblem } from '#server/identity/new-password/rule.ts';
import { createPasskeyOffer } from '#server/identity/passkeys/offer.ts';
import { createVerificationGate } from '#server/identity/verify/verification-gate.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** The result of a form: an account to continue with, or the form with its errors. */
type FormResult =
  | { readonly account: Account }
  | {
      readonly status: 403 | 422 | 429;
      readonly form: Checked;
      readonly retryAfterMs?: number;
    };

const SIGN_IN = '/interaction/:uid{[\\w-]+}';

/** The pages of a sign-in, and the form of each; without one, the form that the prompt calls for. */
const VIEWS: readonly (readonly [path: string, view?: FormView])[] = [
  [SIGN_IN],
  [`${SIGN_IN}/signin`, 'signin'],
  [`${SIGN_IN}/signup`, 'signup'],
  [`${SIGN_IN}/verify`],
];

/** `/interaction/{uid}` and below: the pages between an authorization request and its answer. */
export const createInteractionRoutes = (services: IdentityServices) => {
  const { accounts, addressOf, clock, db, failed, form, guesses, limits } = services;
  const { findSignIn, mailConfigured, origin, pages, requests, signIns, verification } = services;
  const passkeyOffer = createPasskeyOffer(db, requests, origin);
  const verificationGate = createVerificationGate(services);

  const signIn = async (c: IdentityContext): Promise<FormResult> => {
    const { fields } = c.var;
    const checked = checkSignIn(fields);
    if (Object.keys(checked.errors).length > 0) return { status: 422, form: checked };
    const admitted = await guesses.admit(c, checked.email);
    if (!admitted.ok) return { status: 429, form: checked, retryAfterMs: admitted.retryAfterMs };
    const account = await accounts.verify(checked.email, fields.get('password') ?? '');
    if (!account) return { status: 422, form: { ...checked, wrongCredentials: true } };
    await admitted.succeeded(account);
    // behaviour/identity.md, 'Disabled accounts'.
    return account.disabled ? { status: 403, form: { ...checked, closed: true } } : { account };
  };

  const signUp = async (c: IdentityContext): Promise<FormResult> => {
    const { fields, interaction } = c.var;
    const checked = checkSignUp(fields);
    if (Object.keys(checked.errors).length > 0) return { status: 422, form: checked };
    const taken = await limits.signUpsByAddress.consume(addressOf(c));
    if (!taken.ok) return { status: 429, form: checked, retryAfterMs: taken.retryAfterMs };
    const password = fields.get('password') ?? '';
    const problem = await passwordProblem(password, checked);
    if (problem !== undefined) {
      return { status: 422, form: { ...checked, errors: { password: problem } } };
    }
    const make = mailConfigured ? accounts.createBeside : accounts.create;
    const queueMail = await verification.prepare(checked.email);
    const locale = askedLanguage(interaction);
    const account = await make({ ...checked, password, locale }, queueMail);
    return account
      ? { account }
      : { status: 422, form: { ...checked, errors: { email: m.identity_sign_up_taken() } } };
  };

  /** The email of the person who is signed in already and has to authenticate again. */
  const emailOf = async ({ session }: Interaction): Promise<string> =>
    (session && (await accounts.find(session.accountId)))?.email ?? '';

  const needsVerification = ({ prompt }: Interaction, view: FormView | undefined): boolean =>
    view === undefined && prompt.name === 'verify';
  const formOf = ({ prompt }: Interaction): FormView =>
    prompt.name === 'create' ? 'signup' : 'signin';

  const submit = async (c: IdentityContext, asked: FormView | undefined): Promise<Response> => {
    const { fields, interaction } = c.var;
    if (needsVerification(interaction, asked)) return verificationGate(c, fields);
    const view = asked ?? formOf(interaction);
    const result = await (view === 'signup' ? signUp : signIn)(c);
    if ('account' in result) {
      const { account } = result;
      const location = await signIns.finish(c, account, ['pwd']);
      const offer = view === 'signin' && (await passkeyOffer.after(c, account));
      return c.redirect(offer || location, 303);
    }
    const { retryAfterMs, status } = result;
    const typed = retryAfterMs === undefined ? result.form : { ...result.form, retryAfterMs };
    if (retryAfterMs !== undefined) c.header('Retry-After', inSeconds(retryAfterMs));
    const again = (await emailOf(interaction)) !== '';
    if (typed.wrongCredentials) {
      const guess = { email: typed.email, device: deviceOf(c.req.header('User-Agent')) };
      // After the answer, so that its duration reveals nothing.
      requests.afterAnswer(c, () => {
        recordWrongPassword(db, guess, clock()).catch((error: unknown) =>
          failed('/idp/interaction/:uid/signin', error),
        );
      });
    }
    return pages.send(c, status, pages.form(view, interaction.uid, typed, again));
  };

  const show = async (c: IdentityContext, asked: FormView | undefined): Promise<Response> => {
    const { interaction } = c.var;
    if (needsVerification(interaction, asked)) return verificationGate(c, undefined);
    const view = asked ?? formOf(interaction);
    const known = await emailOf(interaction);
    const empty = { email: view === 'signin' ? known : '', givenName: '', errors: {} };
    return pages.send(c, 200, pages.form(view, interaction.uid, empty, known !== ''));
  };

  const app = newRoutes();
  for (const [path, view] of VIEWS) {
    app.post(path, form.sameOrigin, findSignIn, form.readFields, (c) => submit(c, view));
    app.all(path, findSignIn, (c) => show(c, view));
  }
  return app;
};
