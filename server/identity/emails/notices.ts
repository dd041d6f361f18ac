import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { WriteNotice } from '#server/identity/emails/sources.ts';

/** Notifies the owner of a new passkey. */
export const passkeyAddedEmail: WriteNotice = ({ details }, origin) => ({
  subject: `A passkey was added to your ${PRODUCT_NAME} account`,
  parts: [
    `From now on the passkey ‘${details['name']}’ signs in to your account.`,
    'If that was you, there is nothing to do. If it was not, remove it at once and sign out everywhere:',
    { label: 'Open your account', href: `${origin}/idp/account` },
  ],
});

/** Notifies the owner of a removed passkey. */
export const passkeyRemovedEmail: WriteNotice = ({ details }, origin) => ({
  subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
  parts: [
    `The passkey ‘${details['name']}’ no longer signs in to your account.`,
    'If it was not you who removed it, look at your account at once and sign out everywhere:',
    { label: 'Open your account', href: `${origin}/idp/account` },
  ],
});

/** Notifies the owner of a new password. */
export const passwordChangedEmail: WriteNotice = (_mail, origin) => ({
  subject: `Your ${PRODUCT_NAME} password was changed`,
  parts: [
    'The password of your account has been changed, and all other devices have been signed out.',
    'If it was not you, set a new one at once:',
    { label: 'Set a new password', href: `${origin}/idp/forgot` },
  ],
});

/** Notifies an unverified old address of a change of email. */
export const addressLeftEmail: WriteNotice = () => ({
  subject: `Your email is no longer used for a ${PRODUCT_NAME} account`,
  parts: [
    `A ${PRODUCT_NAME} account that was made with your email uses another one now. There is nothing to do.`,
  ],
});
