import type { IncomingMessage, ServerResponse } from 'node:http';

import { html } from 'hono/html';

import type { Database } from '#server/db/open.ts';
import { confirmPage, isRecent } from '#server/identity/account/confirm.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import { ownerField, textField } from '#server/identity/account/markup.ts';
import { ACCOUNT_PAGE, donePath } from '#server/identity/account/paths.ts';
import type { FindPerson, Person } from '#server/identity/account/person.ts';
import type { AccountSteps, Sent } from '#server/identity/account/steps.ts';
import { readForm } from '#server/identity/body.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import { messagePage } from '#server/identity/pages/message.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import type { Ceremonies, Ceremony } from '#server/identity/passkeys/ceremonies.ts';
import { dropPasskey, keepPasskey } from '#server/identity/passkeys/changes.ts';
import { NOT_FROM_HERE, REFUSALS, sendJson } from '#server/identity/passkeys/json.ts';
import { PASSKEYS_PATH } from '#server/identity/passkeys/markup.ts';
import { nameProblem, NAME_MAX } from '#server/identity/passkeys/name.ts';
import { NOT_ADDED } from '#server/identity/passkeys/not-added.ts';
import {
  findPasskey,
  listPasskeys,
  renamePasskey,
  type Passkey,
} from '#server/identity/passkeys/store.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import { noteProof } from '#server/identity/sessions/account-sessions.ts';
import { splitTarget } from '#server/identity/target.ts';

type Req = IncomingMessage;
type Res = ServerResponse;

export interface PasskeyAccountOptions {
  readonly db: Database;
  readonly ceremonies: Ceremonies;
  readonly findPerson: FindPerson;
  readonly pages: Pages;
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Answers `/account/passkeys/{step}`. */
export type PasskeyAccountPages = (
  req: Req,
  res: Res,
  step: string,
  steps: AccountSteps,
) => Promise<void>;

const OTHER_ACCOUNT = 'Another account is signed in now. Please load this page again.';
const FOREIGN = 'This passkey belongs to another account.';

const backLink: Markup = html`<p class="other">
  <a class="inline" href="${ACCOUNT_PAGE}">Back to your account</a>
</p>`;

const renamePage = (
  person: Person,
  passkey: Passkey,
  typed: string,
  problem: string | undefined,
): Markup =>
  html`<h1>Name this passkey.</h1>
    <p class="lead">So that you know it again, such as by the device that has it.</p>
    <form method="post" action="${PASSKEYS_PATH}/rename" novalidate>
      ${ownerField(person)}
      <input type="hidden" name="passkey" value="${passkey.id}" />
      ${textField({
        name: 'passkey_name',
        label: 'Name',
        value: typed,
        problem,
        autofocus: true,
        attributes: html`type="text" autocomplete="off" maxlength="${NAME_MAX}" required`,
      })}
      <button class="button main" type="submit">Save</button>
    </form>
    ${backLink}`;

const lastWayInPage = (): Markup =>
  messagePage({
    heading: 'This passkey is your only way in.',
    text: 'You have no password, and your email is not confirmed. Confirm it or set a password, then remove the passkey.',
    actions: html`<div class="actions">
      <a class="button main" href="${ACCOUNT_PAGE}">Back to your account</a>
    </div>`,
  });

/** The part of the account pages that is about passkeys: adding, naming, removing, confirming by one. */
export const createPasskeyAccountPages = (options: PasskeyAccountOptions): PasskeyAccountPages => {
  const { ceremonies, clock, db, findPerson, origin, pages } = options;

  const circumstances = (req: Req) => ({
    device: deviceOf(req.headers['user-agent']),
    now: clock(),
  });

  /** Reads what the script sent for whoever is signed in; `undefined` where it has been answered. */
  const asked = async (req: Req, res: Res): Promise<Sent | undefined> => {
    const refuse = (status: number, message: string): undefined => {
      req.resume();
      sendJson(res, status, { message });
      return undefined;
    };
    if (!isSameOrigin(req, origin)) return refuse(403, NOT_FROM_HERE);
    const body = await readForm(req);
    if (!body.ok) return refuse(body.status, REFUSALS.invalid);
    const fields = new URLSearchParams(body.text);
    const person = await findPerson(req, res);
    if (!person) {
      sendJson(res, 200, { location: ACCOUNT_PAGE });
      return undefined;
    }
    const isOwn = onlyValue(fields, 'account') === person.account.id;
    return isOwn ? { fields, person } : refuse(409, OTHER_ACCOUNT);
  };

  const adding = ({ account, uid }: Person): Ceremony => ({
    purpose: 'add',
    subject: [uid, account.id],
  });
  const confirming = ({ account, uid }: Person): Ceremony => ({
    purpose: 'confirm',
    subject: [uid, account.id],
  });

  const add = async (req: Req, res: Res, { fields, person }: Sent): Promise<void> => {
    const made = await ceremonies.verifyMade(adding(person), onlyValue(fields, 'answer'));
    if (!made.ok) return sendJson(res, 422, { message: REFUSALS[made.reason] });
    const added = await keepPasskey(db, person.account, made.passkey, circumstances(req));
    if (added !== 'added') return sendJson(res, 422, { message: NOT_ADDED[added] });
    return sendJson(res, 200, { location: donePath('passkey') });
  };

  const confirm = async (req: Req, res: Res, { fields, person }: Sent): Promise<void> => {
    const signed = await ceremonies.verifySigned(confirming(person), onlyValue(fields, 'answer'));
    const { device, now } = circumstances(req);
    if (!signed.ok) {
      const { accountId, reason } = signed;
      if (reason === 'counter' && accountId !== undefined) {
        await recordEvent(db, { accountId, kind: 'passkey-refused', device }, now);
      }
      return sendJson(res, 422, { message: REFUSALS[reason] });
    }
    if (signed.passkey.accountId !== person.account.id) {
      return sendJson(res, 422, { message: FOREIGN });
    }
    await noteProof(db, person.uid, now);
    return sendJson(res, 200, { confirmed: true });
  };

  /** What the script asks and sends. */
  const script = async (req: Req, res: Res, step: string): Promise<void> => {
    const sent = await asked(req, res);
    if (!sent) return;
    const { person } = sent;
    const accountId = person.account.id;
    if (step === 'confirm-options') {
      const wanted = await ceremonies.signOptions(confirming(person), accountId);
      return sendJson(res, 200, { options: wanted });
    }
    if (step === 'confirm-answer') return confirm(req, res, sent);
    if (!isRecent(person, clock())) {
      return sendJson(res, 200, { location: `${PASSKEYS_PATH}/confirm` });
    }
    if (step === 'add') return add(req, res, sent);
    const wanted = await ceremonies.makeOptions(adding(person), person.account);
    return sendJson(res, 200, { options: wanted });
  };

  const show = (res: Res, status: number, title: string, content: Markup): Promise<void> =>
    pages.send(res, status, pages.wide(title, content));

  const ownPasskey = async ({ account }: Person, id: string): Promise<Passkey | undefined> => {
    const passkey = await findPasskey(db, id);
    return passkey?.accountId === account.id ? passkey : undefined;
  };

  const rename = async (res: Res, { fields, person }: Sent, steps: AccountSteps): Promise<void> => {
    const passkey = await ownPasskey(person, onlyValue(fields, 'passkey'));
    if (!passkey) return pages.send(res, 404, pages.notFound());
    const name = onlyValue(fields, 'passkey_name').trim();
    const problem = nameProblem(name);
    if (problem !== undefined) {
      return show(res, 422, 'Name a passkey', renamePage(person, passkey, name, problem));
    }
    await renamePasskey(db, person.account.id, passkey.id, name);
    return steps.seeOther(res, donePath('passkey-name'));
  };

  const remove = async (req: Req, res: Res, sent: Sent, steps: AccountSteps): Promise<void> => {
    const passkey = onlyValue(sent.fields, 'passkey');
    if (!(await steps.confirmed(res, sent, `${PASSKEYS_PATH}/remove`, { passkey }))) return;
    const removed = await dropPasskey(db, sent.person.account, passkey, circumstances(req));
    if ('refused' in removed && removed.refused === 'last way in') {
      return show(res, 422, 'Your only way in', lastWayInPage());
    }
    return steps.seeOther(res, donePath('passkey-gone'));
  };

  /** A form of a page without script. */
  const form = async (req: Req, res: Res, step: string, steps: AccountSteps): Promise<void> => {
    const sent = await steps.posted(req, res);
    if (!sent) return;
    if (step === 'rename') return rename(res, sent, steps);
    if (step === 'remove') return remove(req, res, sent, steps);
    if (await steps.confirmed(res, sent, `${PASSKEYS_PATH}/confirm`, {})) {
      steps.seeOther(res, donePath('confirmed'));
    }
  };

  const page = async (req: Req, res: Res, step: string, steps: AccountSteps): Promise<void> => {
    const person = await findPerson(req, res);
    if (!person) return steps.seeOther(res, ACCOUNT_PAGE);
    if (step === 'confirm') {
      const content = confirmPage({
        action: `${PASSKEYS_PATH}/confirm`,
        confirmed: { ok: false, status: 200 },
        kept: {},
        passkey: (await listPasskeys(db, person.account.id)).length > 0,
        person,
        signIn: `${ACCOUNT_PAGE}/sign-in`,
      });
      return show(res, 200, 'Confirm it is you', content);
    }
    const query = new URLSearchParams(splitTarget(req.url ?? '')[1]);
    const passkey =
      step === 'rename' ? await ownPasskey(person, onlyValue(query, 'passkey')) : undefined;
    if (!passkey) return pages.send(res, 404, pages.notFound());
    return show(res, 200, 'Name a passkey', renamePage(person, passkey, passkey.name, undefined));
  };

  return async (req, res, step, steps) => {
    if (req.method !== 'POST') return page(req, res, step, steps);
    if (/^(?:options|add|confirm-options|confirm-answer)$/.test(step))
      return script(req, res, step);
    if (/^(?:rename|remove|confirm)$/.test(step)) return form(req, res, step, steps);
    req.resume();
    return pages.send(res, 404, pages.notFound());
  };
};
