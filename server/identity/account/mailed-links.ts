import { html } from 'hono/html';

import * as m from '#messages';
import { fillSlots, SLOT } from '#lib/shared/slots.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { createNewEmail } from '#server/identity/account/new-email.ts';
import { deadLinkPage } from '#server/identity/account/pages.ts';
import { ACCOUNT_PAGE, accountRoute, donePath, formPath } from '#server/identity/account/paths.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { AccountSteps } from '#server/identity/account/steps.ts';
import { createTakeBack, takeBackPage } from '#server/identity/account/take-back.ts';
import {
  newRoutes,
  queryOf,
  type IdentityContext,
  type IdentityMiddleware,
} from '#server/identity/context.ts';
import { passwordProblem } from '#server/identity/new-password/rule.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { mainLink, messagePage } from '#server/identity/pages/message.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { VerificationToken } from '#server/identity/verification-tokens/verification-tokens.ts';
import type { IdentityServices } from '#server/identity/services.ts';

const confirmEmailPage = (verificationToken: VerificationToken, token: string): Markup =>
  html`<h1>${m.identity_new_email_ask()}</h1>
    <p class="lead">
      ${fillSlots(
        m.identity_new_email_ask_text({ email: SLOT.a }),
        html`<strong>${verificationToken.email}</strong>`,
      )}
    </p>
    <form method="post" action="${ACCOUNT_PAGE}/confirm-email">
      <input type="hidden" name="token" value="${token}" />
      <button class="button main" type="submit">${m.identity_new_email_use()}</button>
    </form>
    <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">${m.identity_not_now()}</a></p>`;

/** A link works only where its account is signed in, so that it cannot lure a person into another account. */
const elsewherePage = (person: SignedInPerson | undefined): Markup =>
  messagePage({
    heading: person ? m.identity_new_email_elsewhere() : m.identity_new_email_sign_in(),
    text: person
      ? m.identity_new_email_elsewhere_text({ email: person.account.email })
      : m.identity_new_email_sign_in_text(),
    actions: person
      ? mainLink(ACCOUNT_PAGE, m.identity_account_go())
      : mainLink(formPath('email'), m.identity_sign_in()),
  });

const takenPage = (email: string): Markup =>
  messagePage({
    heading: m.identity_new_email_has_account(),
    text: m.identity_new_email_has_account_text({ email }),
    actions: mainLink(ACCOUNT_PAGE, m.identity_account_go()),
  });

/** The pages of the links in mails about a changed address. A link changes nothing until its form is sent. */
export const createMailedLinkRoutes = (
  services: IdentityServices,
  { confirmed, findPerson }: AccountSteps,
) => {
  const { accounts, form, pages, sessions, tokens } = services;
  const newEmail = createNewEmail(services);
  const takeBack = createTakeBack(services);

  /** The address contains the link, so other pages must not get it as their referrer. */
  const hideReferrer: IdentityMiddleware = (c, next) => {
    c.header('Referrer-Policy', 'strict-origin');
    return next();
  };

  /** The fields of a posted form, or the parameters of the link. */
  const sentOf = (c: IdentityContext): URLSearchParams =>
    c.req.method === 'POST' ? c.var.fields : queryOf(c);

  const send = (
    c: IdentityContext,
    status: 200 | 400 | 403 | 409 | 422,
    title: string,
    content: Markup,
  ) => pages.send(c, status, pages.page(title, content));

  /** The link to a new address: valid where its account is signed in, after a recent authentication. */
  const openNewEmail = async (c: IdentityContext): Promise<Response> => {
    const token = onlyValue(sentOf(c), 'token');
    const verificationToken = await tokens.find('new-email', token);
    if (!verificationToken) return send(c, 400, m.identity_new_email_title(), deadLinkPage());
    const person = await findPerson(c);
    if (person?.account.id !== verificationToken.accountId) {
      return send(c, 403, m.identity_new_email_title(), elsewherePage(person));
    }
    if (c.req.method !== 'POST') {
      return send(c, 200, m.identity_new_email_title(), confirmEmailPage(verificationToken, token));
    }
    c.set('person', person);
    const question = await confirmed(c, `${ACCOUNT_PAGE}/confirm-email`, { token });
    if (question) return question;
    const device = deviceOf(c.req.header('User-Agent'));
    if (!(await newEmail.change(person, verificationToken, device))) {
      return send(c, 409, m.identity_new_email_title(), takenPage(verificationToken.email));
    }
    return c.redirect(donePath('email'), 303);
  };

  /** The link to the address before, for its reader. */
  const openTakeBack = async (c: IdentityContext): Promise<Response> => {
    const sent = sentOf(c);
    const token = onlyValue(sent, 'token');
    const verificationToken = await tokens.find('take-back', token);
    const account = verificationToken && (await accounts.find(verificationToken.accountId));
    if (!account || account.disabled) return send(c, 400, m.identity_account(), deadLinkPage());
    const show = (status: 200 | 422, problem?: string) =>
      send(
        c,
        status,
        m.identity_account(),
        takeBackPage(account, verificationToken, token, problem),
      );
    if (c.req.method !== 'POST') return show(200);
    const password = onlyValue(sent, 'password');
    const owner = { email: verificationToken.email, givenName: account.givenName };
    const problem = await passwordProblem(password, owner);
    if (problem !== undefined) return show(422, problem);
    const device = deviceOf(c.req.header('User-Agent'));
    if (!(await takeBack(account, verificationToken, password, device))) {
      return send(c, 409, m.identity_account(), takenPage(verificationToken.email));
    }
    await sessions.signIn(c, account, ['pwd']);
    return c.redirect(donePath('back'), 303);
  };

  const app = newRoutes();
  for (const [path, open] of [
    ['confirm-email', openNewEmail],
    ['take-back', openTakeBack],
  ] as const) {
    const route = accountRoute(path);
    app.post(route, hideReferrer, form.sameOrigin, form.readFields, open);
    app.all(route, hideReferrer, open);
  }
  return app;
};
