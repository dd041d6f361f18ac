import type { SendMailOptions } from 'nodemailer';

import type { Email } from '#server/mail/email.ts';
import { isMailAddress, type Sender } from '#server/mail/settings.ts';

/** An email that is handed to a transport. */
export interface OutgoingEmail extends Email {
  /** The id of its row: the same at every attempt. */
  readonly id: string;
  /** When it was queued, in milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Delivers emails: by SMTP, or into files. */
export interface Transport {
  /**
   * Resolves when the next hop has accepted the email.
   * @param signal aborts the delivery
   * @throws MailRefused on a permanent failure, anything else on one that a retry may fix
   */
  readonly send: (email: OutgoingEmail, signal: AbortSignal) => Promise<void>;
}

/** A permanent failure: no retry can succeed. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/**
 * The message of an email. Addresses go in as objects, so that nothing in them is parsed as a list or a
 * header; the message id is that of the row, so that duplicates can be recognised.
 * @throws MailRefused where the recipient is no plain address
 */
export const messageOf = (email: OutgoingEmail, from: Sender): SendMailOptions => {
  const { to, subject, text, html, id } = email;
  if (!isMailAddress(to)) throw new MailRefused('The recipient is no address.');
  return {
    from: { ...from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // No out-of-office note in answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
