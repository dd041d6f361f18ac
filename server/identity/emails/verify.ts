import * as m from '#messages';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { WriteEmail } from '#server/identity/emails/sources.ts';

/**
 * The code of a sign-up with a passkey. Where the address has an account the email says so, and has no
 * code; it is the only place that tells.
 */
export const signUpEmail: WriteEmail = async (mail, { accounts, origin, tokens }) => {
  const { accountId = '', recipient: email } = mail;
  // Made in either case: a code that is typed wrongly gets the same answer.
  const secrets = await tokens.make({ kind: 'sign-up', accountId, email, mail });
  if (!secrets) return undefined;
  const holder = await accounts.findByEmail(email);
  if (holder && holder.verifiedAt !== null) {
    return {
      subject: m.emails_already_subject({ product: PRODUCT_NAME }),
      parts: [
        m.emails_sign_up_already(),
        { label: m.emails_set_password(), href: `${origin}/idp/forgot` },
        m.emails_if_not_you(),
      ],
    };
  }
  return {
    subject: m.emails_sign_up_subject({ product: PRODUCT_NAME }),
    parts: [
      m.emails_sign_up_type(),
      { code: secrets.code },
      m.emails_sign_up_once(),
      m.emails_sign_up_not_you(),
    ],
  };
};

/**
 * The link and the code that prove an address after sign-up. Where another account has proven it
 * already, the email says so; it is the only place that does.
 */
export const verifyEmail: WriteEmail = async (mail, { accounts, origin, tokens }) => {
  const { accountId = '', recipient: email } = mail;
  const account = await accounts.find(accountId);
  const isDue = account && !account.disabled && account.verifiedAt === null;
  if (!isDue || account.email !== email) return undefined;
  const secrets = await tokens.make({ kind: 'verify', accountId, email, mail });
  if (!secrets) return undefined;
  const code = { code: secrets.code };
  const holder = await accounts.findByEmail(email);
  if (holder && holder.id !== accountId && holder.verifiedAt !== null) {
    return {
      subject: m.emails_already_subject({ product: PRODUCT_NAME }),
      parts: [
        m.emails_verify_already(),
        { label: m.emails_set_password(), href: `${origin}/idp/forgot` },
        m.emails_verify_already_move(),
        code,
        m.emails_verify_already_once(),
      ],
    };
  }
  return {
    subject: m.emails_verify_subject({ product: PRODUCT_NAME }),
    parts: [
      m.emails_verify_type(),
      code,
      m.emails_verify_or_link(),
      { label: m.emails_verify_confirm(), href: `${origin}/idp/verify?token=${secrets.token}` },
      m.emails_both_work(),
      ...((await accounts.opensByPassword(account)) ? [] : [m.emails_verify_others()]),
      m.emails_verify_not_you(),
    ],
  };
};
