import type { SendMailOptions } from 'nodemailer';

import type { Email } from '#server/mail/email.ts';
import { isMailAddress, type Sender } from '#server/mail/settings.ts';

/** An email on its way. */
export interface OutgoingEmail extends Email {
  /** The id of its row: the same at every try. */
  readonly id: string;
  /** When it was queued, in milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Takes emails to where they are read. */
export interface Transport {
  /**
   * Resolves when the email has arrived at the next station.
   * @param signal gives up at once
   * @throws MailRefused where trying again is no use, anything else where it may help
   */
  readonly send: (email: OutgoingEmail, signal: AbortSignal) => Promise<void>;
}

/** This mail will never be taken, whenever it is tried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/**
 * The message of an email. Addresses go in as objects, so that nothing in them is read as a list or a
 * header; its id is that of the row, so that a mail which arrives twice can be told.
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
