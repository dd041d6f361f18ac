import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Interaction, Provider } from 'oidc-provider';

import type { Account, Accounts } from '#server/identity/accounts.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import {
  codePage,
  codeProblem,
  sentNote,
  type CodeForm,
} from '#server/identity/verify/code-page.ts';
import { mergedPage } from '#server/identity/verify/pages.ts';
import type { Verification } from '#server/identity/verify/verification.ts';

export interface FirstOfAllOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly verification: Verification;
  readonly pages: Pages;
  /** Where a person goes who has to begin again. */
  readonly start: string;
  readonly mailConfigured: boolean;
}

/**
 * The step of a running sign-in that asks for the code of the mail before anything else
 * (REQUIRE_VERIFIED_EMAIL). The sign-in goes on where the address is proven.
 */
export const createFirstOfAll = (options: FirstOfAllOptions) => {
  const { accounts, pages, provider, start, verification } = options;

  const show = (
    res: ServerResponse,
    status: number,
    { uid }: Interaction,
    { email }: Account,
    said: Pick<CodeForm, 'problem' | 'note'>,
  ): Promise<void> => {
    const { mailConfigured } = options;
    const form = { action: `/idp/interaction/${uid}/verify`, email, mailConfigured, ...said };
    return pages.send(res, status, pages.page('Confirm your email', codePage(form)));
  };

  /** Answers what the request asked for before this step as well: nothing of it is asked again. */
  const goOn = async (
    req: IncomingMessage,
    res: ServerResponse,
    account: Account,
  ): Promise<void> => {
    const { amr, loginTs: ts } = await provider.Session.get(provider.createContext(req, res));
    const login = { accountId: account.id, amr, ts };
    const result = { login, create: {}, verify: {} };
    const location = await provider.interactionResult(req, res, result, {
      mergeWithLastSubmission: false,
    });
    res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
  };

  /** @param fields what was posted; `undefined` for a look at the page */
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    interaction: Interaction,
    fields: URLSearchParams | undefined,
  ): Promise<void> => {
    const account = await accounts.find(interaction.session?.accountId ?? '');
    if (!account || account.disabled) return pages.send(res, 400, pages.expired());
    if (account.verifiedAt !== null) return goOn(req, res, account);
    if (!fields) return show(res, 200, interaction, account, {});
    if (onlyValue(fields, 'step') === 'send') {
      const note = sentNote(await verification.send(account));
      return show(res, 200, interaction, account, { note });
    }
    const outcome = await verification.type(account, onlyValue(fields, 'code'));
    if (outcome.kind === 'merged') {
      return pages.send(
        res,
        200,
        pages.page('Confirm your email', mergedPage(start, outcome.isAll)),
      );
    }
    const problem = codeProblem(outcome);
    if (problem === undefined) return goOn(req, res, account);
    return show(res, 422, interaction, account, { problem });
  };
};
