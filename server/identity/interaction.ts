import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Interaction } from 'oidc-provider';

import type { Limit } from '#server/db/limits.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { readForm } from '#server/identity/body.ts';
import {
  checkSignIn,
  checkSignUp,
  EMAIL_TAKEN,
  type Checked,
  type View,
} from '#server/identity/forms.ts';
import type { GuessGuard } from '#server/identity/guessing/guess-guard.ts';
import { passwordProblem } from '#server/identity/new-password/rule.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { PasskeyOffer } from '#server/identity/passkeys/offer.ts';
import type { RunningSignIns } from '#server/identity/running-sign-in.ts';
import type { ReadPosted } from '#server/identity/posted-form.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import type { createFirstOfAll } from '#server/identity/verify/first-of-all.ts';
import type { Verification } from '#server/identity/verify/verification.ts';

export interface InteractionOptions {
  readonly signIns: RunningSignIns;
  readonly passkeyOffer: PasskeyOffer;
  readonly accounts: Accounts;
  readonly verification: Verification;
  /** Asks for the code of the mail, where that comes first. */
  readonly firstOfAll: ReturnType<typeof createFirstOfAll>;
  readonly readPosted: ReadPosted;
  /** Whether mails reach people: then nobody learns here whether an address is known. */
  readonly mailConfigured: boolean;
  /** Milliseconds since the epoch. */
  readonly pages: Pages;
  readonly origin: string;
  /** Holds up tries to sign in. */
  readonly guesses: GuessGuard;
  readonly signUpByAddress: Limit;
  readonly addressOf: (req: IncomingMessage) => string;
  /** Hears of a wrong password once the answer is on its way: what it does tells nobody anything. */
  readonly wrongPassword: (req: IncomingMessage, email: string) => Promise<void>;
}

/** What became of a form: an account to go on with, or a page that says what to mend. */
type Outcome =
  | { readonly account: Account }
  | { readonly status: number; readonly form: Checked; readonly retryAfterMs?: number };

/** The pages between an authorization request and its answer: sign-in and sign-up. */
export const createInteractions = (options: InteractionOptions) => {
  const { accounts, guesses, origin, pages, passkeyOffer, signIns, signUpByAddress } = options;
  const { addressOf, firstOfAll, mailConfigured, readPosted, verification } = options;

  const signIn = async (
    fields: URLSearchParams,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<Outcome> => {
    const form = checkSignIn(fields);
    if (Object.keys(form.errors).length > 0) return { status: 422, form };
    const admitted = await guesses.admit(req, res, form.email);
    if (!admitted.ok) return { status: 429, form, retryAfterMs: admitted.retryAfterMs };
    const account = await accounts.verify(form.email, fields.get('password') ?? '');
    if (!account) return { status: 422, form: { ...form, wrongCredentials: true } };
    await admitted.succeeded(account);
    // behaviour/identity.md, 'Disabled accounts'.
    return account.disabled ? { status: 403, form: { ...form, closed: true } } : { account };
  };

  const signUp = async (fields: URLSearchParams, req: IncomingMessage): Promise<Outcome> => {
    const form = checkSignUp(fields);
    if (Object.keys(form.errors).length > 0) return { status: 422, form };
    const taken = await signUpByAddress.consume(addressOf(req));
    if (!taken.ok) return { status: 429, form, retryAfterMs: taken.retryAfterMs };
    const password = fields.get('password') ?? '';
    const problem = await passwordProblem(password, form);
    if (problem !== undefined)
      return { status: 422, form: { ...form, errors: { password: problem } } };
    const make = mailConfigured ? accounts.createBeside : accounts.create;
    const mail = await verification.prepare(form.email);
    const account = await make({ ...form, password }, mail);
    return account
      ? { account }
      : { status: 422, form: { ...form, errors: { email: EMAIL_TAKEN } } };
  };

  /** The email of whoever is signed in already and is asked for the password again. */
  const emailOf = async ({ session }: Interaction): Promise<string> =>
    (session && (await accounts.find(session.accountId)))?.email ?? '';

  const submit = async (
    req: IncomingMessage,
    res: ServerResponse,
    view: View,
    interaction: Interaction,
  ): Promise<void> => {
    const body = await readForm(req);
    if (!body.ok) return pages.send(res, body.status, pages.refusedForm());
    const fields = new URLSearchParams(body.text);
    const outcome = await (view === 'signup' ? signUp : signIn)(fields, req, res);
    if ('account' in outcome) {
      const { account } = outcome;
      const location = await signIns.finish(req, res, account, ['pwd']);
      const offer =
        view === 'signin' && (await passkeyOffer.after(req, res, { interaction, account, fields }));
      res.writeHead(303, { Location: offer || location, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const { retryAfterMs, status } = outcome;
    const form = retryAfterMs === undefined ? outcome.form : { ...outcome.form, retryAfterMs };
    if (retryAfterMs !== undefined) {
      res.setHeader('Retry-After', inSeconds(retryAfterMs));
    }
    const again = (await emailOf(interaction)) !== '';
    await pages.send(res, status, pages.form(view, interaction.uid, form, again));
    if (form.wrongCredentials) await options.wrongPassword(req, form.email);
  };

  /**
   * Answers `/interaction/{uid}` and its `/signin` and `/signup`.
   * @param view the page asked for; `undefined` means the one that the prompt calls for
   */
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    uid: string,
    view: View | undefined,
  ): Promise<void> => {
    const posted = req.method === 'POST';
    if (posted && !isSameOrigin(req, origin)) {
      req.resume();
      return pages.send(res, 403, pages.refusedForm());
    }
    const interaction = await signIns.find(req, res, uid);
    if (!interaction) {
      req.resume();
      return pages.send(res, 400, pages.expired());
    }
    if (view === undefined && interaction.prompt.name === 'verify') {
      const fields = posted ? await readPosted(req, res) : undefined;
      return posted && !fields ? undefined : firstOfAll(req, res, interaction, fields);
    }
    const shown = view ?? (interaction.prompt.name === 'create' ? 'signup' : 'signin');
    if (posted) return submit(req, res, shown, interaction);
    const known = await emailOf(interaction);
    const form = { email: shown === 'signin' ? known : '', givenName: '', errors: {} };
    return pages.send(res, 200, pages.form(shown, uid, form, known !== ''));
  };
};
