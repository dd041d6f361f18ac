import type { IncomingMessage, ServerResponse } from 'node:http';

import { href } from '#lib/shared/routes.ts';
import type { EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { confirmPage, type Confirm } from '#server/identity/account/confirm.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { emptyForm, hasErrors, type AccountForm } from '#server/identity/account/form-state.ts';
import type { MailedLinks } from '#server/identity/account/mailed-links.ts';
import type { NewEmail } from '#server/identity/account/new-email.ts';
import {
  accountPage,
  gonePage,
  otherAccountPage,
  signInPage,
} from '#server/identity/account/pages.ts';
import {
  ACCOUNT_FORMS,
  ACCOUNT_PAGE,
  DONE,
  donePath,
  formPath,
  type AccountFormName,
  type Done,
} from '#server/identity/account/paths.ts';
import type { FindPerson, Person } from '#server/identity/account/person.ts';
import type { Sent } from '#server/identity/account/steps.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { PasskeyAccountPages } from '#server/identity/passkeys/account-pages.ts';
import { listPasskeys } from '#server/identity/passkeys/store.ts';
import { onlyValue, type ReadPosted } from '#server/identity/posted-form.ts';
import type { Proofs } from '#server/identity/proofs/proofs.ts';
import { ACCOUNT_CLIENT_ID } from '#server/identity/provider.ts';
import { endSession, endSessions } from '#server/identity/sessions/end-sessions.ts';
import { splitTarget } from '#server/identity/target.ts';

export interface AccountOptions {
  readonly db: Database;
  readonly origin: string;
  readonly clock: () => number;
  readonly pages: Pages;
  readonly readPosted: ReadPosted;
  readonly findPerson: FindPerson;
  readonly confirm: Confirm;
  readonly forms: readonly AccountForm[];
  readonly newEmail: NewEmail;
  /** Bounds the codes that are tried for one mailbox. */
  readonly codes: EmailLimit;
  readonly proofs: Proofs;
  readonly links: MailedLinks;
  readonly passkeys: PasskeyAccountPages;
}

type Req = IncomingMessage;
type Res = ServerResponse;

const isFormName = (name: string): name is AccountFormName =>
  (ACCOUNT_FORMS as readonly string[]).includes(name);

const isDone = (word: string): word is Done => Object.hasOwn(DONE, word);

/** Leads a browser on with a GET, so that a reload sends nothing again (RFC 9110, section 15.4.4). */
const seeOther = (res: Res, location: string): void => {
  res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
};

/**
 * The pages of a person's own account, `/account` and below: name, email, password, sessions and recent
 * activity (behaviour/identity.md, 'Account pages'). Passwords are typed here alone, never in the app.
 */
export const createAccountPages = (options: AccountOptions) => {
  const { clock, confirm, db, findPerson, forms, newEmail, origin, pages, proofs, readPosted } =
    options;

  /**
   * Sends a browser to the sign-in page and back. Where it comes back to is one of our own pages by its
   * name; nothing of a request decides it.
   * @param again asks for a proof also where somebody is signed in
   */
  const toSignIn = (res: Res, form: AccountFormName | undefined, again: boolean): void => {
    const parameters = new URLSearchParams({
      client_id: ACCOUNT_CLIENT_ID,
      response_type: 'none',
      scope: 'openid',
      redirect_uri: `${origin}${ACCOUNT_PAGE}`,
      state: form ?? 'account',
      ...(again && { prompt: 'login' }),
    });
    seeOther(res, `${origin}/idp/oauth2/authorize?${parameters.toString()}`);
  };

  const overview = async (req: Req, res: Res, query: URLSearchParams): Promise<void> => {
    const person = await findPerson(req, res);
    const state = onlyValue(query, 'state');
    if (query.has('state')) {
      // Back from the sign-in. Without a session it has not worked, and would not the next time.
      if (!person) return pages.send(res, 400, pages.page('Sign in', signInPage()));
      return seeOther(res, isFormName(state) ? formPath(state) : ACCOUNT_PAGE);
    }
    if (!person) return toSignIn(res, undefined, false);
    const done = onlyValue(query, 'done');
    const content = await accountPage({
      db,
      person,
      now: clock(),
      done: isDone(done) ? DONE[done] : undefined,
    });
    return pages.send(res, 200, pages.wide('Your account', content));
  };

  const showForm = async (
    res: Res,
    status: number,
    form: AccountForm,
    person: Person,
    state = emptyForm(),
  ): Promise<void> =>
    pages.send(res, status, pages.wide(form.title, await form.page(person, state)));

  /** Reads a posted form of whoever is signed in; `undefined` where it has been answered. */
  const posted = async (req: Req, res: Res): Promise<Sent | undefined> => {
    const fields = await readPosted(req, res);
    if (!fields) return undefined;
    const person = await findPerson(req, res);
    if (!person) {
      await pages.send(res, 401, pages.page('Sign in', gonePage()));
      return undefined;
    }
    if (onlyValue(fields, 'account') !== person.account.id) {
      await pages.send(res, 409, pages.page('Another account', otherAccountPage(person)));
      return undefined;
    }
    return { fields, person };
  };

  /** Asks for a recent proof of who it is; `false` where it has answered with the question. */
  const confirmed = async (
    res: Res,
    { fields, person }: Sent,
    action: string,
    kept: Readonly<Record<string, string>>,
  ): Promise<boolean> => {
    const outcome = await confirm(person, fields);
    if (outcome.ok) return true;
    const signIn = `${ACCOUNT_PAGE}/sign-in`;
    const passkey = (await listPasskeys(db, person.account.id)).length > 0;
    const page = confirmPage({ action, confirmed: outcome, kept, passkey, person, signIn });
    await pages.send(res, outcome.status, pages.wide('Confirm it is you', page));
    return false;
  };

  const submit = async (req: Req, res: Res, form: AccountForm): Promise<void> => {
    const sent = await posted(req, res);
    if (!sent) return;
    const { fields, person } = sent;
    const state = await form.check(person, fields);
    if (hasErrors(state)) return showForm(res, 422, form, person, state);
    if (form.kept === 'asks-itself') {
      const outcome = await confirm(person, fields);
      if (!outcome.ok && person.account.hasPassword) {
        const status = outcome.status === 200 ? 422 : outcome.status;
        return showForm(res, status, form, person, { ...state, confirmed: outcome });
      }
      if (!outcome.ok) return toSignIn(res, form.name, true);
    } else {
      const kept = Object.fromEntries(form.kept.map((name) => [name, state.typed[name] ?? '']));
      if (!(await confirmed(res, sent, formPath(form.name), kept))) return;
    }
    const device = deviceOf(req.headers['user-agent']);
    const outcome = await form.apply(person, state, fields, device);
    if ('errors' in outcome) return showForm(res, 422, form, person, outcome);
    seeOther(res, 'done' in outcome ? donePath(outcome.done) : outcome.next);
  };

  const typeCode = async (req: Req, res: Res, form: AccountForm): Promise<void> => {
    const sent = await posted(req, res);
    if (!sent) return;
    const { fields, person } = sent;
    const accountId = person.account.id;
    const email = await newEmail.pending(accountId);
    if (email === undefined) return seeOther(res, formPath('email'));
    const again = (code: string) =>
      showForm(res, 422, form, person, { typed: {}, errors: { code } });
    const code = onlyValue(fields, 'code').replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return again('Please type the six digits of the mail.');
    if (!(await confirmed(res, sent, `${formPath('email')}/code`, { code }))) return;
    const taken = await options.codes.consume(email);
    if (!taken.ok) {
      return again(
        `Too many tries. Please wait ${waitIn(taken.retryAfterMs)}, or open the link in the mail.`,
      );
    }
    const outcome = await proofs.type({ accountId, kind: 'new-email', email }, code);
    if ('left' in outcome) {
      return again(
        outcome.left > 0
          ? 'That is not the code of our last mail. Please check it.'
          : 'This code counts no more. Please have the mail sent again.',
      );
    }
    const device = deviceOf(req.headers['user-agent']);
    if (await newEmail.change(person, outcome.proof, device))
      return seeOther(res, donePath('email'));
    return again('Another account has this email already.');
  };

  const stopEmail = async (req: Req, res: Res): Promise<void> => {
    const sent = await posted(req, res);
    if (!sent) return;
    await newEmail.stop(sent.person.account.id);
    seeOther(res, donePath('stays'));
  };

  const end = async (req: Req, res: Res): Promise<void> => {
    const sent = await posted(req, res);
    if (!sent) return;
    const session = onlyValue(sent.fields, 'session');
    if (!(await confirmed(res, sent, `${ACCOUNT_PAGE}/sessions/end`, { session }))) return;
    const accountId = sent.person.account.id;
    const device = deviceOf(req.headers['user-agent']);
    if (await endSession(db, accountId, session)) {
      await recordEvent(db, { accountId, kind: 'signed-out-elsewhere', device }, clock());
    }
    seeOther(res, donePath('session'));
  };

  const endAll = async (req: Req, res: Res): Promise<void> => {
    const sent = await posted(req, res);
    if (!sent) return;
    if (!(await confirmed(res, sent, `${ACCOUNT_PAGE}/sessions/end-all`, {}))) return;
    const accountId = sent.person.account.id;
    const device = deviceOf(req.headers['user-agent']);
    await endSessions(db, accountId);
    await recordEvent(db, { accountId, kind: 'signed-out-everywhere', device }, clock());
    // The app forgets there what it keeps in this browser.
    seeOther(res, `${origin}${href('logout')}`);
  };

  const formPages = async (req: Req, res: Res, form: AccountForm): Promise<void> => {
    if (req.method === 'POST') return submit(req, res, form);
    const person = await findPerson(req, res);
    return person ? showForm(res, 200, form, person) : toSignIn(res, form.name, false);
  };

  /**
   * Answers `/account` and everything below it.
   * @param path what comes after `/account/`; empty for the page itself
   */
  return async (req: Req, res: Res, path: string): Promise<void> => {
    const query = new URLSearchParams(splitTarget(req.url ?? '')[1]);
    const isPost = req.method === 'POST';
    const form = forms.find(({ name }) => name === path.split('/', 1)[0]);
    if (path === '' && !isPost) return overview(req, res, query);
    if (path === 'sign-in' && !isPost) return toSignIn(res, undefined, true);
    if (path === 'confirm-email') return options.links.newEmail(req, res, query, confirmed);
    if (path === 'take-back') return options.links.takeBack(req, res, query);
    if (form?.name === path) return formPages(req, res, form);
    if (path === 'email/code' && isPost && form) return typeCode(req, res, form);
    if (path === 'email/stop' && isPost) return stopEmail(req, res);
    const passkeyStep = /^passkeys\/(.+)$/.exec(path)?.[1];
    if (passkeyStep !== undefined) {
      return options.passkeys(req, res, passkeyStep, { confirmed, posted, seeOther });
    }
    if (path === 'sessions/end' && isPost) return end(req, res);
    if (path === 'sessions/end-all' && isPost) return endAll(req, res);
    req.resume();
    return pages.send(res, 404, pages.notFound());
  };
};
