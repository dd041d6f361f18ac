import * as m from '#messages';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { emptyForm, hasErrors, type AccountForm } from '#server/identity/account/form-state.ts';
import { emailForm } from '#server/identity/account/forms/email.ts';
import { nameForm } from '#server/identity/account/forms/name.ts';
import { passwordForm } from '#server/identity/account/forms/password.ts';
import { createNewEmail } from '#server/identity/account/new-email.ts';
import { accountPage, signInPage } from '#server/identity/account/pages.ts';
import {
  ACCOUNT_FORMS,
  ACCOUNT_PAGE,
  accountRoute,
  DONE,
  donePath,
  formPath,
  type AccountFormName,
  type Done,
} from '#server/identity/account/paths.ts';
import type { AccountSteps } from '#server/identity/account/steps.ts';
import { newRoutes, queryOf, type IdentityContext } from '#server/identity/context.ts';
import { hrefHere } from '#server/identity/language.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import { ACCOUNT_CLIENT_ID } from '#server/identity/provider.ts';
import { endSession, endSessions } from '#server/identity/sessions/end-sessions.ts';
import type { IdentityServices } from '#server/identity/services.ts';

const isFormName = (name: string): name is AccountFormName =>
  (ACCOUNT_FORMS as readonly string[]).includes(name);

const isDone = (word: string): word is Done => Object.hasOwn(DONE, word);

/**
 * The pages of a person's own account, `/account` and below: name, email, password, sessions and recent
 * activity (behaviour/identity.md, 'Account pages'). Passwords are typed here alone, never in the app.
 */
export const createAccountPages = (services: IdentityServices, steps: AccountSteps) => {
  const { clock, db, limits, origin, pages, tokens } = services;
  const { confirm, confirmed, findPerson, posted } = steps;
  const newEmail = createNewEmail(services);
  const forms: readonly AccountForm[] = [
    nameForm(services),
    emailForm(services, newEmail),
    passwordForm(services),
  ];

  /**
   * Redirects to the sign-in, which returns to a page given by its name; the request has no influence on it.
   * @param again requires authentication also with a session
   */
  const toSignIn = (
    c: IdentityContext,
    form: AccountFormName | undefined,
    again: boolean,
  ): Response => {
    const parameters = new URLSearchParams({
      client_id: ACCOUNT_CLIENT_ID,
      response_type: 'none',
      scope: 'openid',
      redirect_uri: `${origin}${ACCOUNT_PAGE}`,
      state: form ?? 'account',
      ...(again && { prompt: 'login' }),
    });
    return c.redirect(`${origin}/idp/oauth2/authorize?${parameters.toString()}`, 303);
  };

  const overview = async (c: IdentityContext): Promise<Response> => {
    const query = queryOf(c);
    const person = await findPerson(c);
    const state = onlyValue(query, 'state');
    if (query.has('state')) {
      // Back from the sign-in. Without a session it failed, and another attempt would fail as well.
      if (!person) return pages.send(c, 400, pages.page(m.identity_sign_in(), signInPage()));
      return c.redirect(isFormName(state) ? formPath(state) : ACCOUNT_PAGE, 303);
    }
    if (!person) return toSignIn(c, undefined, false);
    const done = onlyValue(query, 'done');
    const content = await accountPage({
      db,
      person,
      now: clock(),
      done: isDone(done) ? DONE[done]() : undefined,
    });
    return pages.send(c, 200, pages.wide(m.identity_account(), content));
  };

  const showForm = async (
    c: IdentityContext,
    status: 200 | 422 | 429,
    form: AccountForm,
    state = emptyForm(),
  ): Promise<Response> =>
    pages.send(c, status, pages.wide(form.title(), await form.page(c.var.person, state)));

  const submit = async (c: IdentityContext, form: AccountForm): Promise<Response> => {
    const { fields, person } = c.var;
    const state = await form.check(person, fields);
    if (hasErrors(state)) return showForm(c, 422, form, state);
    if (form.kept === 'asks-itself') {
      const outcome = await confirm(person, fields);
      if (!outcome.ok && person.account.hasPassword) {
        const status = outcome.status === 200 ? 422 : outcome.status;
        return showForm(c, status, form, { ...state, confirmed: outcome });
      }
      if (!outcome.ok) return toSignIn(c, form.name, true);
    } else {
      const kept = Object.fromEntries(form.kept.map((name) => [name, state.typed[name] ?? '']));
      const question = await confirmed(c, formPath(form.name), kept);
      if (question) return question;
    }
    const device = deviceOf(c.req.header('User-Agent'));
    const outcome = await form.apply(person, state, fields, device);
    if ('errors' in outcome) return showForm(c, 422, form, outcome);
    return c.redirect('done' in outcome ? donePath(outcome.done) : outcome.next, 303);
  };

  const typeCode = async (c: IdentityContext, form: AccountForm): Promise<Response> => {
    const { fields, person } = c.var;
    const accountId = person.account.id;
    const email = await newEmail.pending(accountId);
    if (email === undefined) return c.redirect(formPath('email'), 303);
    const again = (code: string) => showForm(c, 422, form, { typed: {}, errors: { code } });
    const code = onlyValue(fields, 'code').replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return again(m.identity_new_email_code_malformed());
    const question = await confirmed(c, `${formPath('email')}/code`, { code });
    if (question) return question;
    const taken = await limits.codes.consume(email);
    if (!taken.ok) {
      return again(m.identity_verify_code_wait({ wait: waitIn(taken.retryAfterMs) }));
    }
    const outcome = await tokens.type({ accountId, kind: 'new-email', email }, code);
    if ('left' in outcome) {
      return again(
        outcome.left > 0 ? m.identity_new_email_code_wrong() : m.identity_new_email_code_over(),
      );
    }
    const device = deviceOf(c.req.header('User-Agent'));
    if (await newEmail.change(person, outcome.verificationToken, device))
      return c.redirect(donePath('email'), 303);
    return again(m.identity_new_email_taken());
  };

  const stopEmail = async (c: IdentityContext): Promise<Response> => {
    await newEmail.stop(c.var.person.account.id);
    return c.redirect(donePath('stays'), 303);
  };

  const end = async (c: IdentityContext): Promise<Response> => {
    const { fields, person } = c.var;
    const session = onlyValue(fields, 'session');
    const question = await confirmed(c, `${ACCOUNT_PAGE}/sessions/end`, { session });
    if (question) return question;
    const accountId = person.account.id;
    const device = deviceOf(c.req.header('User-Agent'));
    if (await endSession(db, accountId, session)) {
      await recordEvent(db, { accountId, kind: 'signed-out-elsewhere', device }, clock());
    }
    return c.redirect(donePath('session'), 303);
  };

  const endAll = async (c: IdentityContext): Promise<Response> => {
    const question = await confirmed(c, `${ACCOUNT_PAGE}/sessions/end-all`, {});
    if (question) return question;
    const accountId = c.var.person.account.id;
    const device = deviceOf(c.req.header('User-Agent'));
    await endSessions(db, accountId);
    await recordEvent(db, { accountId, kind: 'signed-out-everywhere', device }, clock());
    // The app deletes there what it stores in this browser.
    return c.redirect(`${origin}${hrefHere('logout')}`, 303);
  };

  const notFound = (c: IdentityContext) => c.notFound();

  const app = newRoutes()
    .post('/account', notFound)
    .all('/account', overview)
    .post(accountRoute('sign-in'), notFound)
    .all(accountRoute('sign-in'), (c) => toSignIn(c, undefined, true))
    .post(accountRoute('email/stop'), ...posted, stopEmail)
    .post(accountRoute('sessions/end'), ...posted, end)
    .post(accountRoute('sessions/end-all'), ...posted, endAll);
  for (const form of forms) {
    const path = accountRoute(form.name);
    if (form.name === 'email') {
      app.post(accountRoute('email/code'), ...posted, (c) => typeCode(c, form));
    }
    app.post(path, ...posted, (c) => submit(c, form));
    app.all(path, async (c) => {
      const person = await findPerson(c);
      if (!person) return toSignIn(c, form.name, false);
      c.set('person', person);
      return showForm(c, 200, form);
    });
  }
  for (const path of ['email/code', 'email/stop', 'sessions/end', 'sessions/end-all'] as const) {
    app.all(accountRoute(path), notFound);
  }
  return app;
};
