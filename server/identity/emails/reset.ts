import * as m from '#messages';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { recordEvent } from '#server/identity/account/events.ts';
import type { WriteEmail } from '#server/identity/emails/sources.ts';

/**
 * The link for a forgotten password. It is requested by address alone: without an account there is nothing
 * to send.
 */
export const resetEmail: WriteEmail = async (mail, { accounts, clock, db, origin, tokens }) => {
  const { details, recipient } = mail;
  const account = await accounts.findByEmail(recipient);
  if (!account || account.disabled) return undefined;
  const { email, id: accountId } = account;
  const secrets = await tokens.make({ kind: 'reset', accountId, email, details, mail });
  if (!secrets) return undefined;
  await recordEvent(db, { accountId, kind: 'reset-asked' }, clock());
  return {
    to: email,
    subject: m.emails_reset_subject({ product: PRODUCT_NAME }),
    parts: [
      m.emails_reset_lead(),
      { label: m.emails_set_password(), href: `${origin}/idp/reset?token=${secrets.token}` },
      m.emails_reset_once(),
      m.emails_reset_not_you(),
    ],
  };
};
