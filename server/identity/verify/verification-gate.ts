import * as m from '#messages';
import type { Account } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import {
  codePage,
  codeProblem,
  sentNote,
  type CodeForm,
} from '#server/identity/verify/code-page.ts';
import { mergedPage } from '#server/identity/verify/pages.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/**
 * The step of a sign-in that requires the code of the mail (REQUIRE_VERIFIED_EMAIL). The sign-in continues once
 * the address is verified.
 */
export const createVerificationGate = (services: IdentityServices) => {
  const { accounts, mailConfigured, pages, requests, start, verification } = services;

  const show = (
    c: IdentityContext,
    status: 200 | 422,
    { email }: Account,
    said: Pick<CodeForm, 'problem' | 'note'>,
  ): Promise<Response> => {
    const { uid } = c.var.interaction;
    const form = { action: `/idp/interaction/${uid}/verify`, email, mailConfigured, ...said };
    return pages.send(c, status, pages.page(m.identity_verify_title(), codePage(form)));
  };

  /** Also answers the prompts before this step, so that none of them is shown again. */
  const goOn = async (c: IdentityContext, account: Account): Promise<Response> => {
    const { amr, loginTs: ts } = await requests.session(c);
    const login = { accountId: account.id, amr, ts };
    return c.redirect(await requests.finish(c, { login, create: {}, verify: {} }), 303);
  };

  /** @param fields the posted form; `undefined` for the page itself */
  return async (c: IdentityContext, fields: URLSearchParams | undefined): Promise<Response> => {
    const account = await accounts.find(c.var.interaction.session?.accountId ?? '');
    if (!account || account.disabled) return pages.send(c, 400, pages.expired());
    if (account.verifiedAt !== null) return goOn(c, account);
    if (!fields) return show(c, 200, account, {});
    if (onlyValue(fields, 'step') === 'send') {
      const note = sentNote(await verification.send(account));
      return show(c, 200, account, { note });
    }
    const outcome = await verification.type(account, onlyValue(fields, 'code'));
    if (outcome.kind === 'merged') {
      return pages.send(
        c,
        200,
        pages.page(m.identity_verify_title(), mergedPage(start(), outcome.isAll)),
      );
    }
    const problem = codeProblem(outcome);
    if (problem === undefined) return goOn(c, account);
    return show(c, 422, account, { problem });
  };
};
