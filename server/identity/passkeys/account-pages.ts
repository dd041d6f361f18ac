import * as m from '#messages';
import { isRecent } from '#server/identity/account/confirm.ts';
import { ACCOUNT_PAGE, accountRoute, donePath } from '#server/identity/account/paths.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { AccountSteps } from '#server/identity/account/steps.ts';
import {
  newRoutes,
  queryOf,
  type IdentityContext,
  type IdentityMiddleware,
} from '#server/identity/context.ts';
import { readForm } from '#server/identity/form-body.ts';
import type { Markup } from '#server/identity/pages/art.ts';
import type { Ceremony } from '#server/identity/passkeys/ceremonies.ts';
import { dropPasskey } from '#server/identity/passkeys/changes.ts';
import { REFUSALS, sendJson } from '#server/identity/passkeys/json.ts';
import { PASSKEYS_PATH } from '#server/identity/passkeys/markup.ts';
import { lastWayInPage, nameProblem, renamePage } from '#server/identity/passkeys/manage-pages.ts';
import { createScriptSteps } from '#server/identity/passkeys/script-steps.ts';
import { findPasskey, renamePasskey, type Passkey } from '#server/identity/passkeys/store.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import { isSameOrigin } from '#server/identity/same-origin.ts';
import { noteProof } from '#server/identity/sessions/account-sessions.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** `/account/passkeys/{step}`: adding, naming and removing passkeys, and confirming by one. */
export const createPasskeyAccountRoutes = (services: IdentityServices, steps: AccountSteps) => {
  const { ceremonies, clock, db, origin, pages } = services;
  const { findPerson } = steps;

  const script = createScriptSteps(services);

  /** Sets `fields` and `person` of a request of the script; refusals are JSON. */
  const asked: IdentityMiddleware = async (c, next) => {
    if (!isSameOrigin(c, origin))
      return sendJson(c, 403, { message: m.identity_passkey_not_from_here() });
    const body = await readForm(c);
    if (!body.ok) return sendJson(c, body.status, { message: REFUSALS.invalid() });
    const fields = new URLSearchParams(body.text);
    const person = await findPerson(c);
    if (!person) return sendJson(c, 200, { location: ACCOUNT_PAGE });
    if (onlyValue(fields, 'account') !== person.account.id) {
      return sendJson(c, 409, { message: m.identity_passkey_other_account() });
    }
    c.set('fields', fields);
    c.set('person', person);
    return next();
  };

  /** Requires a recent authentication. */
  const recent: IdentityMiddleware = async (c, next) =>
    isRecent(c.var.person, clock())
      ? next()
      : sendJson(c, 200, { location: `${PASSKEYS_PATH}/confirm` });

  const ceremonyOf = (purpose: 'add' | 'confirm', { account, uid }: SignedInPerson): Ceremony => ({
    purpose,
    subject: [uid, account.id],
  });

  const addOptions = (c: IdentityContext): Promise<Response> =>
    script.makeOptions(c, ceremonyOf('add', c.var.person), c.var.person.account);

  const add = (c: IdentityContext): Promise<Response> => {
    const { person } = c.var;
    return script.add(c, ceremonyOf('add', person), person.account, donePath('passkey'));
  };

  const confirmOptions = async (c: IdentityContext): Promise<Response> => {
    const { person } = c.var;
    const wanted = await ceremonies.signOptions(ceremonyOf('confirm', person), person.account.id);
    return sendJson(c, 200, { options: wanted });
  };

  const confirm = async (c: IdentityContext): Promise<Response> => {
    const { fields, person } = c.var;
    const ceremony = ceremonyOf('confirm', person);
    const signed = await ceremonies.verifySigned(ceremony, onlyValue(fields, 'answer'));
    if (!signed.ok) return script.refuse(c, signed);
    if (signed.passkey.accountId !== person.account.id) {
      return sendJson(c, 422, { message: m.identity_passkey_foreign() });
    }
    await noteProof(db, person.uid, clock());
    return sendJson(c, 200, { confirmed: true });
  };

  const show = (c: IdentityContext, status: 200 | 422, title: string, content: Markup) =>
    pages.send(c, status, pages.wide(title, content));
  const notFound = (c: IdentityContext) => c.notFound();

  const ownPasskey = async (c: IdentityContext, id: string): Promise<Passkey | undefined> => {
    const passkey = await findPasskey(db, id);
    return passkey?.accountId === c.var.person.account.id ? passkey : undefined;
  };

  const rename = async (c: IdentityContext): Promise<Response> => {
    const { fields, person } = c.var;
    const passkey = await ownPasskey(c, onlyValue(fields, 'passkey'));
    if (!passkey) return notFound(c);
    const name = onlyValue(fields, 'passkey_name').trim();
    const problem = nameProblem(name);
    if (problem !== undefined) {
      return show(
        c,
        422,
        m.identity_passkeys_name_title(),
        renamePage(person, passkey, name, problem),
      );
    }
    await renamePasskey(db, person.account.id, passkey.id, name);
    return c.redirect(donePath('passkey-name'), 303);
  };

  const remove = async (c: IdentityContext): Promise<Response> => {
    const { fields, person } = c.var;
    const passkey = onlyValue(fields, 'passkey');
    const question = await steps.confirmed(c, `${PASSKEYS_PATH}/remove`, { passkey });
    if (question) return question;
    const removed = await dropPasskey(db, person.account, passkey, script.circumstances(c));
    if ('refused' in removed && removed.refused === 'last way in') {
      return show(c, 422, m.identity_passkeys_last_title(), lastWayInPage());
    }
    return c.redirect(donePath('passkey-gone'), 303);
  };

  const submitConfirm = async (c: IdentityContext): Promise<Response> =>
    (await steps.confirmed(c, `${PASSKEYS_PATH}/confirm`, {})) ??
    c.redirect(donePath('confirmed'), 303);

  const signedIn: IdentityMiddleware = async (c, next) => {
    const person = await findPerson(c);
    if (!person) return c.redirect(ACCOUNT_PAGE, 303);
    c.set('person', person);
    return next();
  };

  const showConfirm = (c: IdentityContext): Promise<Response> =>
    steps.ask(c, `${PASSKEYS_PATH}/confirm`, {}, { ok: false, status: 200 });

  const showRename = async (c: IdentityContext): Promise<Response> => {
    const passkey = await ownPasskey(c, onlyValue(queryOf(c), 'passkey'));
    if (!passkey) return notFound(c);
    const content = renamePage(c.var.person, passkey, passkey.name, undefined);
    return show(c, 200, m.identity_passkeys_name_title(), content);
  };

  const app = newRoutes()
    .post(accountRoute('passkeys/options'), asked, recent, addOptions)
    .post(accountRoute('passkeys/add'), asked, recent, add)
    .post(accountRoute('passkeys/confirm-options'), asked, confirmOptions)
    .post(accountRoute('passkeys/confirm-answer'), asked, confirm)
    .post(accountRoute('passkeys/rename'), ...steps.posted, rename)
    .post(accountRoute('passkeys/remove'), ...steps.posted, remove)
    .post(accountRoute('passkeys/confirm'), ...steps.posted, submitConfirm)
    .all(accountRoute('passkeys/confirm'), signedIn, showConfirm)
    .all(accountRoute('passkeys/rename'), signedIn, showRename);
  // The addresses of the script and of removals have no page.
  for (const step of ['options', 'add', 'confirm-options', 'confirm-answer', 'remove'] as const) {
    app.all(accountRoute(`passkeys/${step}`), signedIn, notFound);
  }
  return app;
};
