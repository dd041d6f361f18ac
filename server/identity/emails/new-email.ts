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
    subject: `Confirm your new email for ${PRODUCT_NAME}`,
    parts: [
      `Somebody, probably you, wants to use this email for a ${PRODUCT_NAME} account. Open this link where you are signed in:`,
      { label: 'Use this email', href: `${origin}/idp/account/confirm-email?token=${token}` },
      'Or type this code there:',
      { code },
      'Both work once, for 30 minutes. If it was not you, do nothing.',
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
    subject: `Your ${PRODUCT_NAME} account has another email now`,
    parts: [
      `The email of your ${PRODUCT_NAME} account has been changed. From now on we write to the new one.`,
      'If it was you, do nothing. If it was not, take your account back and set a new password:',
      { label: 'Take it back', href: `${origin}/idp/account/take-back?token=${secrets.token}` },
      'The link works once, for seven days.',
    ],
  };
};
