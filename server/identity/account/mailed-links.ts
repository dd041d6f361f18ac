import type { IncomingMessage, ServerResponse } from 'node:http';

import { html } from 'hono/html';

import { deviceOf } from '#server/identity/account/device.ts';
import type { NewEmail } from '#server/identity/account/new-email.ts';
import { deadLinkPage } from '#server/identity/account/pages.ts';
import { ACCOUNT_PAGE, donePath, formPath } from '#server/identity/account/paths.ts';
import type { FindPerson, Person } from '#server/identity/account/person.ts';
import type { AccountSteps } from '#server/identity/account/steps.ts';
import { takeBackPage, type TakeBack } from '#server/identity/account/take-back.ts';
import type { Account, Accounts } from '#server/identity/accounts.ts';
import { passwordProblem } from '#server/identity/new-password/rule.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { messagePage } from '#server/identity/pages/message.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { onlyValue, type ReadPosted } from '#server/identity/posted-form.ts';
import type { Proof, Proofs } from '#server/identity/proofs/proofs.ts';

export interface MailedLinksOptions {
  readonly accounts: Accounts;
  readonly proofs: Proofs;
  readonly pages: Pages;
  readonly readPosted: ReadPosted;
  readonly findPerson: FindPerson;
  readonly newEmail: NewEmail;
  readonly takeBack: TakeBack;
  /** Signs a person in with this browser. */
  readonly signIn: (req: IncomingMessage, res: ServerResponse, account: Account) => Promise<void>;
}

/** What answers a mailed link: opening it changes nothing, its button does. */
type LinkHandler<Steps extends readonly unknown[] = []> = (
  req: IncomingMessage,
  res: ServerResponse,
  query: URLSearchParams,
  ...steps: Steps
) => Promise<void>;

export interface MailedLinks {
  /** The link to a new address. It counts where its account is signed in, after a recent proof. */
  readonly newEmail: LinkHandler<[confirmed: AccountSteps['confirmed']]>;
  /** The link to the address before, for whoever reads that one. */
  readonly takeBack: LinkHandler;
}

const confirmEmailPage = (proof: Proof, token: string): Markup =>
  html`<h1>Use this email?</h1>
    <p class="lead">
      From now on your account has <strong>${proof.email}</strong>. You stay signed in here, and are
      signed out everywhere else.
    </p>
    <form method="post" action="${ACCOUNT_PAGE}/confirm-email">
      <input type="hidden" name="token" value="${token}" />
      <button class="button main" type="submit">Use this email</button>
    </form>
    <p class="other"><a class="inline" href="${ACCOUNT_PAGE}">Not now</a></p>`;

/** A new address counts only for whoever asked for it: nobody can be talked into another's account. */
const elsewherePage = (person: Person | undefined): Markup =>
  messagePage({
    heading: person ? 'This is another account.' : 'Sign in first.',
    text: person
      ? `You are signed in as ${person.account.email} here. Open the link where you asked for it, or type the code of the mail there.`
      : 'Sign in to the account that you asked for it with. Then open the link again, or type the code of the mail.',
    actions: html`<div class="actions">
      <a class="button main" href="${person ? ACCOUNT_PAGE : formPath('email')}">
        ${person ? 'Go to your account' : 'Sign in'}
      </a>
    </div>`,
  });

const takenPage = (email: string): Markup =>
  messagePage({
    heading: 'That email has an account.',
    text: `Another account has ${email} already, so nothing was changed.`,
    actions: html`<div class="actions">
      <a class="button main" href="${ACCOUNT_PAGE}">Go to your account</a>
    </div>`,
  });

/** Makes the pages that the links of mails about a changed address open. */
export const createMailedLinks = (options: MailedLinksOptions): MailedLinks => {
  const { accounts, findPerson, newEmail, pages, proofs, readPosted, signIn, takeBack } = options;

  /** The token of a link, from its address or the form on its page; `undefined` where it was answered. */
  const tokenOf = async (
    req: IncomingMessage,
    res: ServerResponse,
    query: URLSearchParams,
  ): Promise<{ readonly token: string; readonly fields?: URLSearchParams } | undefined> => {
    // The link stands in the address: no other page hears of it.
    res.setHeader('Referrer-Policy', 'strict-origin');
    if (req.method !== 'POST') return { token: onlyValue(query, 'token') };
    const fields = await readPosted(req, res);
    return fields && { token: onlyValue(fields, 'token'), fields };
  };

  const send = (res: ServerResponse, status: number, title: string, content: Markup) =>
    pages.send(res, status, pages.page(title, content));

  return {
    newEmail: async (req, res, query, confirmed) => {
      const sent = await tokenOf(req, res, query);
      if (!sent) return;
      const proof = await proofs.find('new-email', sent.token);
      if (!proof) return send(res, 400, 'Your email', deadLinkPage());
      const person = await findPerson(req, res);
      if (person?.account.id !== proof.accountId) {
        return send(res, 403, 'Your email', elsewherePage(person));
      }
      if (!sent.fields) return send(res, 200, 'Your email', confirmEmailPage(proof, sent.token));
      const { fields, token } = sent;
      const action = `${ACCOUNT_PAGE}/confirm-email`;
      if (!(await confirmed(res, { fields, person }, action, { token }))) return;
      const device = deviceOf(req.headers['user-agent']);
      if (!(await newEmail.change(person, proof, device))) {
        return send(res, 409, 'Your email', takenPage(proof.email));
      }
      res.writeHead(303, { Location: donePath('email'), 'Cache-Control': 'no-store' }).end();
    },

    takeBack: async (req, res, query) => {
      const sent = await tokenOf(req, res, query);
      if (!sent) return;
      const { fields, token } = sent;
      const proof = await proofs.find('take-back', token);
      const account = proof && (await accounts.find(proof.accountId));
      if (!account || account.disabled) return send(res, 400, 'Your account', deadLinkPage());
      const show = (status: number, problem?: string) =>
        send(res, status, 'Your account', takeBackPage({ account, problem, proof, token }));
      if (!fields) return show(200);
      const password = onlyValue(fields, 'password');
      const owner = { email: proof.email, givenName: account.givenName };
      const problem = await passwordProblem(password, owner);
      if (problem !== undefined) return show(422, problem);
      const device = deviceOf(req.headers['user-agent']);
      if (!(await takeBack.apply(account, proof, password, device))) {
        return send(res, 409, 'Your account', takenPage(proof.email));
      }
      await signIn(req, res, account);
      res.writeHead(303, { Location: donePath('back'), 'Cache-Control': 'no-store' }).end();
    },
  };
};
