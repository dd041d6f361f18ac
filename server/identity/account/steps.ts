import {
  confirmPage,
  createConfirm,
  type Confirm,
  type Confirmed,
} from '#server/identity/account/confirm.ts';
import { gonePage, otherAccountPage } from '#server/identity/account/pages.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import { createFindPerson, type FindPerson } from '#server/identity/account/find-person.ts';
import type { IdentityContext, IdentityMiddleware } from '#server/identity/context.ts';
import { listPasskeys } from '#server/identity/passkeys/store.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** Steps that the forms of the account pages share. */
export interface AccountSteps {
  readonly findPerson: FindPerson;
  readonly confirm: Confirm;
  /** Sets `fields` and `person` of a posted form; refuses one of another account. */
  readonly posted: readonly [
    sameOrigin: IdentityMiddleware,
    readFields: IdentityMiddleware,
    ownForm: IdentityMiddleware,
  ];
  /** The page that asks for an authentication, after a result of one. */
  readonly ask: (
    c: IdentityContext,
    action: string,
    kept: Readonly<Record<string, string>>,
    confirmed: Exclude<Confirmed, { readonly ok: true }>,
  ) => Promise<Response>;
  /**
   * Requires a recent authentication.
   * @param action address to which the question posts the form again
   * @param kept its fields then
   * @returns the page that asks for it; `undefined` where there is one
   */
  readonly confirmed: (
    c: IdentityContext,
    action: string,
    kept: Readonly<Record<string, string>>,
  ) => Promise<Response | undefined>;
}

export const createAccountSteps = (services: IdentityServices): AccountSteps => {
  const { accounts, db, form, pages, requests } = services;
  const findPerson = createFindPerson(db, requests, accounts);
  const confirm = createConfirm(services);

  const ownForm: IdentityMiddleware = async (c, next) => {
    const person = await findPerson(c);
    if (!person) return pages.send(c, 401, pages.page('Sign in', gonePage()));
    if (onlyValue(c.var.fields, 'account') !== person.account.id) {
      return pages.send(c, 409, pages.page('Another account', otherAccountPage(person)));
    }
    c.set('person', person);
    return next();
  };

  const ask: AccountSteps['ask'] = async (c, action, kept, confirmed) => {
    const { person } = c.var;
    const signIn = `${ACCOUNT_PAGE}/sign-in`;
    const passkey = (await listPasskeys(db, person.account.id)).length > 0;
    const page = confirmPage({ action, confirmed, kept, passkey, person, signIn });
    return pages.send(c, confirmed.status, pages.wide('Confirm it is you', page));
  };

  return {
    findPerson,
    confirm,
    posted: [form.sameOrigin, form.readFields, ownForm],
    ask,
    confirmed: async (c, action, kept) => {
      const outcome = await confirm(c.var.person, c.var.fields);
      return outcome.ok ? undefined : ask(c, action, kept, outcome);
    },
  };
};
