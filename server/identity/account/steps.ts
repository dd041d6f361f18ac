import * as m from '#messages';
import { confirmPage, createConfirm, type Confirmed } from '#server/identity/account/confirm.ts';
import { gonePage, otherAccountPage } from '#server/identity/account/pages.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { SignedInPerson } from '#server/identity/account/person.ts';
import type { IdentityContext, IdentityMiddleware } from '#server/identity/context.ts';
import { listPasskeys } from '#server/identity/passkeys/store.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { provedAt } from '#server/identity/sessions/account-sessions.ts';

/** Fields that a form keeps while it waits for an authentication. */
type Kept = Readonly<Record<string, string>>;

/** Steps that the forms of the account pages share. */
export type AccountSteps = ReturnType<typeof createAccountSteps>;

export const createAccountSteps = (services: IdentityServices) => {
  const { accounts, db, form, pages, requests } = services;
  const confirm = createConfirm(services);

  /** Finds the person who is signed in; `undefined` without a session, and after its end. */
  const findPerson = async (c: IdentityContext): Promise<SignedInPerson | undefined> => {
    const { accountId, uid } = await requests.session(c);
    if (accountId === undefined) return undefined;
    const proved = await provedAt(db, { accountId, uid });
    const account = proved === undefined ? undefined : await accounts.find(accountId);
    if (!account || account.disabled || proved === undefined) return undefined;
    return { account, uid, provedAt: proved };
  };

  const ownForm: IdentityMiddleware = async (c, next) => {
    const person = await findPerson(c);
    if (!person) return pages.send(c, 401, pages.page(m.identity_sign_in(), gonePage()));
    if (onlyValue(c.var.fields, 'account') !== person.account.id) {
      return pages.send(
        c,
        409,
        pages.page(m.identity_account_other_title(), otherAccountPage(person)),
      );
    }
    c.set('person', person);
    return next();
  };

  /** The page that asks for an authentication, after a result of one. */
  const ask = async (
    c: IdentityContext,
    action: string,
    kept: Kept,
    confirmed: Exclude<Confirmed, { readonly ok: true }>,
  ): Promise<Response> => {
    const { person } = c.var;
    const signIn = `${ACCOUNT_PAGE}/sign-in`;
    const passkey = (await listPasskeys(db, person.account.id)).length > 0;
    const page = confirmPage({ action, confirmed, kept, passkey, person, signIn });
    return pages.send(c, confirmed.status, pages.wide(m.identity_confirm_you(), page));
  };

  return {
    findPerson,
    confirm,
    /** Sets `fields` and `person` of a posted form; refuses one of another account. */
    posted: [form.sameOrigin, form.readFields, ownForm] as const,
    ask,
    /**
     * Requires a recent authentication.
     * @param action address to which the question posts the form again
     * @param kept its fields then
     * @returns the page that asks for it; `undefined` where there is one
     */
    confirmed: async (
      c: IdentityContext,
      action: string,
      kept: Kept,
    ): Promise<Response | undefined> => {
      const outcome = await confirm(c.var.person, c.var.fields);
      return outcome.ok ? undefined : ask(c, action, kept, outcome);
    },
  };
};
