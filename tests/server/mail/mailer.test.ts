import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import type { RenderLetter } from '#server/mail/letter.ts';
import { composeLetter } from '#server/mail/look.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { queueMail } from '#server/mail/queue.ts';
import { makeDatabase } from '#support/database/database.ts';
import { readMails } from '#support/mail/mails.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const FROM = { name: 'DCK', address: 'no-reply@app.example.com' };

const hello: RenderLetter = ({ recipient, details }) =>
  composeLetter({
    to: recipient,
    subject: 'Hello',
    parts: [`Hello ${details['name'] ?? ''}`],
    origin: 'https://app.example.com',
  });

test('a queued mail is written into the outbox, for this account’s eyes only, and its row is gone', async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const folder = join(await makeTemporaryFolder(), 'outbox');
  const mailer = createMailer({
    db,
    clock: () => NOW,
    log: () => {},
    transport: createOutbox(folder, FROM),
    render: hello,
  });
  await queueMail(
    db,
    { kind: 'hello', recipient: 'kim@example.com', details: { name: 'Kim' } },
    NOW,
  );
  await mailer.deliver();
  expect(await readMails(folder)).toMatchObject([
    { to: 'kim@example.com', subject: 'Hello', from: FROM.address },
  ]);
  const [name = ''] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
});
