import * as m from '#messages';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { WriteEmail } from '#server/identity/emails/sources.ts';

/** The link and the code that verify a new email before it takes effect. */
export const newAddressEmail: WriteEmail = async (mail, { accounts, origin, tokens }) => {
  const { accountId = '', recipient } = mail;
  const account = await accounts.find(accountId);
  if (!account || account.disabled || account.email === recipient) return undefined;
  const secrets = await tokens.make({ kind: 'new-email', accountId, email: recipient, mail });
  if (!secrets) return undefined;
  const { code, token } = secrets;
  return {
    subject: m.emails_new_email_subject({ product: PRODUCT_NAME }),
    parts: [
      m.emails_new_email_lead({ product: PRODUCT_NAME }),
      {
        label: m.emails_new_email_use(),
        href: `${origin}/idp/account/confirm-email?token=${token}`,
      },
      m.emails_new_email_or_code(),
      { code },
      m.emails_new_email_once(),
    ],
  };
};

/** Notifies the verified old address of a change of email, with a link to revert it. */
export const takeBackEmail: WriteEmail = async (mail, { accounts, origin, tokens }) => {
  const { accountId = '', recipient } = mail;
  if (!(await accounts.find(accountId))) return undefined;
  const secrets = await tokens.make({ kind: 'take-back', accountId, email: recipient, mail });
  if (!secrets) return undefined;
  return {
    subject: m.emails_take_back_subject({ product: PRODUCT_NAME }),
    parts: [
      m.emails_take_back_lead({ product: PRODUCT_NAME }),
      m.emails_take_back_not_you(),
      {
        label: m.emails_take_back(),
        href: `${origin}/idp/account/take-back?token=${secrets.token}`,
      },
      m.emails_take_back_once(),
    ],
  };
};
