import * as m from '#messages';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { WriteNotice } from '#server/identity/emails/sources.ts';

/** Notifies the owner of a new passkey. */
export const passkeyAddedEmail: WriteNotice = ({ details }, origin) => ({
  subject: m.emails_passkey_added_subject({ product: PRODUCT_NAME }),
  parts: [
    m.emails_passkey_added({ name: details['name'] ?? '' }),
    m.emails_passkey_added_not_you(),
    { label: m.emails_open_account(), href: `${origin}/idp/account` },
  ],
});

/** Notifies the owner of a removed passkey. */
export const passkeyRemovedEmail: WriteNotice = ({ details }, origin) => ({
  subject: m.emails_passkey_removed_subject({ product: PRODUCT_NAME }),
  parts: [
    m.emails_passkey_removed({ name: details['name'] ?? '' }),
    m.emails_passkey_removed_not_you(),
    { label: m.emails_open_account(), href: `${origin}/idp/account` },
  ],
});

/** Notifies the owner of a new password. */
export const passwordChangedEmail: WriteNotice = (_mail, origin) => ({
  subject: m.emails_password_changed_subject({ product: PRODUCT_NAME }),
  parts: [
    m.emails_password_changed(),
    m.emails_password_changed_not_you(),
    { label: m.emails_set_password(), href: `${origin}/idp/forgot` },
  ],
});

/** Notifies an unverified old address of a change of email. */
export const addressLeftEmail: WriteNotice = () => ({
  subject: m.emails_email_left_subject({ product: PRODUCT_NAME }),
  parts: [m.emails_email_left({ product: PRODUCT_NAME })],
});
