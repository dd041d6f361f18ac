import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makePath } from '#server/db/folder.ts';
import { messageOf, type Transport } from '#server/mail/message.ts';
import type { Sender } from '#server/mail/settings.ts';

/** The folder for mails in the data folder while no mail server is set. */
export const OUTBOX = 'outbox';

/** Retention of a mail, in ms: it holds personal data. Its links expire much sooner. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Interval of the cleanup, in ms: reading a full folder takes a while. */
const SWEEP_EVERY_MS = 60 * 60_000;

/** A time in a file's name, to the millisecond. */
const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:.]/g, '');

/** Such as `20261122T041500123Z-<id>.eml`: sorts by time and holds no personal data. */
const nameOf = (createdAt: number, id: string): string => `${stampOf(createdAt)}-${id}.eml`;

/** Deletes mails older than `before`, and leftovers of broken writes. */
const sweep = async (folder: string, before: number): Promise<void> => {
  const stamp = stampOf(before);
  for (const name of await readdir(folder)) {
    const isMail = /^\.?\d{8}T\d{9}Z-[\w-]+\.eml(\.half)?$/.test(name);
    if (isMail && name.replace(/^\./, '') < stamp) await rm(join(folder, name), { force: true });
  }
};

/**
 * Writes each mail atomically into a file that only the server's user can read. A retry replaces the file.
 * Files are kept for thirty days.
 * @param folder created if missing, with its parents
 */
export const createOutbox = (folder: string, from: Sender): Transport => {
  let sweptAt = 0;
  return {
    send: async (email, signal) => {
      // Loaded on demand, to save memory and startup time.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail({ ...messageOf(email, from), signal });
      const name = nameOf(email.createdAt, email.id);
      const half = join(folder, `.${name}.half`);
      await makePath(folder, 0o700);
      await writeFile(half, message, { mode: 0o600, flush: true, signal });
      await rename(half, join(folder, name));
      if (email.createdAt < sweptAt + SWEEP_EVERY_MS) return;
      sweptAt = email.createdAt;
      await sweep(folder, sweptAt - KEPT_MS);
    },
  };
};
