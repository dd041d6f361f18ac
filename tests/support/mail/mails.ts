import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { vi } from 'vitest';

import { OUTBOX } from '#server/mail/outbox.ts';

/** A mail as its reader has it. */
export interface ReceivedMail {
  /** The address it went to. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Every header by its name in lower case, in the order they stand in. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** Every address to follow, in the plain text. */
  readonly links: readonly string[];
  /** The first six digits that stand alone, as a person would type them. */
  readonly code: string | undefined;
}

const onlyAddress = (found: readonly { address?: string | undefined }[] | undefined): string => {
  if (found?.length !== 1) throw new Error(`A mail has ${found?.length ?? 0} recipients.`);
  return found[0]?.address ?? '';
};

/** Reads a mail as it went over the wire or lies in a file. */
export const parseMail = async (source: string | Buffer): Promise<ReceivedMail> => {
  const mail = await PostalMime.parse(source);
  const text = mail.text ?? '';
  return {
    to: onlyAddress(mail.to),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers,
    links: text.match(/https?:\/\/\S+\/\S+/g) ?? [],
    // On a line of its own: a token may hold six digits as well.
    code: /^\s*(\d{6})\s*$/m.exec(text)?.[1],
  };
};

/** The mails of an outbox in the order in which they were queued; none where there is no folder. */
export const readMails = async (folder: string): Promise<ReceivedMail[]> => {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => /^[^.].*\.eml$/.test(name))
      .map(async (name) => ({
        path: join(folder, name),
        queuedAt: name.split('-')[0] ?? '',
        writtenAt: (await stat(join(folder, name))).mtimeMs,
      })),
  );
  // A test's clock may stand still; then the order in which they were sent is the better one.
  const inOrder = files.toSorted(
    (a, b) => a.queuedAt.localeCompare(b.queuedAt) || a.writtenAt - b.writtenAt,
  );
  return Promise.all(inOrder.map(async ({ path }) => parseMail(await readFile(path))));
};

/**
 * Waits until a running product has written enough mails to an address into its data folder.
 * @returns the mails to that address, oldest first
 */
export const mailsTo = (dataDir: string, address: string, count = 1): Promise<ReceivedMail[]> =>
  vi.waitFor(
    async () => {
      const mails = await readMails(join(dataDir, OUTBOX));
      const found = mails.filter(({ to }) => to === address);
      if (found.length < count) throw new Error(`${found.length} mails to ${address}.`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
