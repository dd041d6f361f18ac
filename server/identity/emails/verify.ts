import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { WriteEmail } from '#server/identity/emails/sources.ts';

const ALREADY = `You have a ${PRODUCT_NAME} account already`;

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
      subject: ALREADY,
      parts: [
        'Somebody, probably you, wants to sign up with this email. There is an account with it already. Sign in there, or set a new password:',
        { label: 'Set a new password', href: `${origin}/idp/forgot` },
        'If it was not you, do nothing: nobody has got into your account.',
      ],
    };
  }
  return {
    subject: `Your code for ${PRODUCT_NAME}`,
    parts: [
      'Please type this code where you are signing up:',
      { code: secrets.code },
      'It works once, for 30 minutes.',
      'If you are not signing up, do nothing: without this code nobody can use your email.',
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
      subject: ALREADY,
      parts: [
        'Somebody, probably you, has signed up with this email just now. There is an account with it already. Sign in there with the password of that account, or set a new one:',
        { label: 'Set a new password', href: `${origin}/idp/forgot` },
        'If it was you, and you have stored something in the new account, type this code there. What is in it moves over to your own account:',
        code,
        'The code works once, for 30 minutes. If it was not you, do nothing: nobody has got into your account.',
      ],
    };
  }
  return {
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    parts: [
      'Please confirm that this email is yours. Type this code where you signed up:',
      code,
      'Or open this link:',
      { label: 'Confirm this email', href: `${origin}/idp/verify?token=${secrets.token}` },
      'Both work once, for 30 minutes.',
      ...((await accounts.opensByPassword(account))
        ? []
        : [
            'There are other accounts with this email that nobody has confirmed. Without a confirmed email you cannot sign in to this one again.',
          ]),
      'If you did not sign up, somebody else has used your email. Do nothing, or open the link to use it for an account of your own.',
    ],
  };
};
