import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { codeOf } from '#server/db/folder.ts';
import { messageOf, type Transport } from '#server/mail/message.ts';
import type { Sender } from '#server/mail/sender.ts';

/** Where mails lie inside the data folder while no mail server is set. */
export const OUTBOX = 'outbox';

/** Such as `20261122T041500Z-<id>.eml`: in the order of time, and nothing in it is a person's. */
const nameOf = (createdAt: number, id: string): string =>
  `${new Date(createdAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${id}.eml`;

const makePrivate = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/**
 * Writes each mail into a file that only this account can read. A file is there as a whole or not at
 * all; a mail that is tried again takes the place of its file.
 * @param folder made where it is missing, inside the data folder
 */
export const createOutbox = (folder: string, from: Sender): Transport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (parcel, signal) => {
      const { message } = await composer.sendMail({ ...messageOf(parcel, from), signal });
      const name = nameOf(parcel.createdAt, parcel.id);
      const half = join(folder, `.${name}.half`);
      await makePrivate(folder);
      await writeFile(half, message, { mode: 0o600, flush: true, signal });
      await rename(half, join(folder, name));
    },
  };
};
