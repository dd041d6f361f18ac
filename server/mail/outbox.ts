import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makePath } from '#server/db/folder.ts';
import { messageOf, type Transport } from '#server/mail/message.ts';
import type { Sender } from '#server/mail/settings.ts';

/** Where mails lie inside the data folder while no mail server is set. */
export const OUTBOX = 'outbox';

/** How long a mail lies there, in ms. It names a person; its links end much sooner. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** How often old mails are looked for, in ms: reading a full folder takes a while. */
const SWEEP_EVERY_MS = 60 * 60_000;

/** A moment in a file's name, to the millisecond. */
const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:.]/g, '');

/** Such as `20261122T041500123Z-<id>.eml`: in the order of time, and nothing in it is a person's. */
const nameOf = (createdAt: number, id: string): string => `${stampOf(createdAt)}-${id}.eml`;

/** Takes out the mails from before a moment, with what a broken write has left. */
const sweep = async (folder: string, before: number): Promise<void> => {
  const stamp = stampOf(before);
  for (const name of await readdir(folder)) {
    const isMail = /^\.?\d{8}T\d{9}Z-[\w-]+\.eml(\.half)?$/.test(name);
    if (isMail && name.replace(/^\./, '') < stamp) await rm(join(folder, name), { force: true });
  }
};

/**
 * Writes each mail into a file that only this account can read. A file is there as a whole or not at
 * all; a mail that is tried again takes the place of its file. Each lies there for thirty days.
 * @param folder made where it is missing, with its parents
 */
export const createOutbox = (folder: string, from: Sender): Transport => {
  let sweptAt = 0;
  return {
    send: async (email, signal) => {
      // Loaded when it is needed: it costs memory, and time at the start.
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
