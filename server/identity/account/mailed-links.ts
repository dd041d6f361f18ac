import { html } from 'hono/html';

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
  html`<h1>Use this email?</h1>
    <p class="lead">
      From now on your account has <strong>${verificationToken.email}</strong>. You stay signed in
      here, and are signed out everywhere else.
    </p>
    <form method="post" action="${ACCOUNT_PAGE}/confirm-email">
      <input type="hidden" name="token" value="${token}" />
      <button class="button main" type="submit">Use this email</button>
    </form>
    <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">Not now</a></p>`;

/** A link works only where its account is signed in, so that it cannot lure a person into another account. */
const elsewherePage = (person: SignedInPerson | undefined): Markup =>
  messagePage({
    heading: person ? 'This is another account.' : 'Sign in first.',
    text: person
      ? `You are signed in as ${person.account.email} here. Open the link where you asked for it, or type the code of the mail there.`
      : 'Sign in to the account that you asked for it with. Then open the link again, or type the code of the mail.',
    actions: person
      ? mainLink(ACCOUNT_PAGE, 'Go to your account')
      : mainLink(formPath('email'), 'Sign in'),
  });

const takenPage = (email: string): Markup =>
  messagePage({
    heading: 'That email has an account.',
    text: `Another account has ${email} already, so nothing was changed.`,
    actions: mainLink(ACCOUNT_PAGE, 'Go to your account'),
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
    if (!verificationToken) return send(c, 400, 'Your email', deadLinkPage());
    const person = await findPerson(c);
    if (person?.account.id !== verificationToken.accountId) {
      return send(c, 403, 'Your email', elsewherePage(person));
    }
    if (c.req.method !== 'POST') {
      return send(c, 200, 'Your email', confirmEmailPage(verificationToken, token));
    }
    c.set('person', person);
    const question = await confirmed(c, `${ACCOUNT_PAGE}/confirm-email`, { token });
    if (question) return question;
    const device = deviceOf(c.req.header('User-Agent'));
    if (!(await newEmail.change(person, verificationToken, device))) {
      return send(c, 409, 'Your email', takenPage(verificationToken.email));
    }
    return c.redirect(donePath('email'), 303);
  };

  /** The link to the address before, for its reader. */
  const openTakeBack = async (c: IdentityContext): Promise<Response> => {
    const sent = sentOf(c);
    const token = onlyValue(sent, 'token');
    const verificationToken = await tokens.find('take-back', token);
    const account = verificationToken && (await accounts.find(verificationToken.accountId));
    if (!account || account.disabled) return send(c, 400, 'Your account', deadLinkPage());
    const show = (status: 200 | 422, problem?: string) =>
      send(c, status, 'Your account', takeBackPage(account, verificationToken, token, problem));
    if (c.req.method !== 'POST') return show(200);
    const password = onlyValue(sent, 'password');
    const owner = { email: verificationToken.email, givenName: account.givenName };
    const problem = await passwordProblem(password, owner);
    if (problem !== undefined) return show(422, problem);
    const device = deviceOf(c.req.header('User-Agent'));
    if (!(await takeBack(account, verificationToken, password, device))) {
      return send(c, 409, 'Your account', takenPage(verificationToken.email));
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
