import type { SendMailOptions } from 'nodemailer';

import type { Letter } from '#server/mail/letter.ts';
import { isMailAddress, type Sender } from '#server/mail/settings.ts';

/** A letter on its way. */
export interface Parcel extends Letter {
  /** The id of its row: the same at every try. */
  readonly id: string;
  /** When it was queued, in milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Takes letters to where they are read. */
export interface Transport {
  /**
   * Resolves when the letter has arrived at the next station.
   * @param signal gives up at once
   * @throws MailRefused where trying again is no use, anything else where it may help
   */
  readonly send: (parcel: Parcel, signal: AbortSignal) => Promise<void>;
}

/** This mail will never be taken, whenever it is tried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/**
 * The message of a letter. Addresses go in as objects, so that nothing in them is read as a list or a
 * header; its id is that of the row, so that a mail which arrives twice can be told.
 * @throws MailRefused where the recipient is no plain address
 */
export const messageOf = (parcel: Parcel, from: Sender): SendMailOptions => {
  const { to, subject, text, html, id } = parcel;
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
