import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { queueMail } from '#server/mail/queue.ts';
import { SENDER } from '#support/mail/mailing.ts';
import { mailsTo } from '#support/mail/mails.ts';
import { startProduct, type Product } from '#support/process/product.ts';

const KIM = 'kim@example.com';

/** Queues an email as another process on the product's database would. */
const queueBeside = async ({ database }: Product) => {
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  await queueMail(db, { kind: 'password-changed', recipient: KIM }, Date.now());
  return db;
};

test('a product without a mail server puts its emails into its data folder', async () => {
  const product = await startProduct();
  await queueBeside(product);
  const [email] = await mailsTo(product.dataDir, KIM);
  expect(email?.links).toEqual([`${product.origin}/idp/forgot`]);
});

test('a product whose mail server says nothing ends all the same, and leaves the mail to others', async () => {
  const silence = createServer((socket) => socket.on('error', () => {}));
  silence.listen(0, '127.0.0.1');
  await once(silence, 'listening');
  onTestFinished(() => void silence.close());
  const { port } = silence.address() as AddressInfo;
  const product = await startProduct({
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: SENDER },
  });
  const asked = once(silence, 'connection');
  const db = await queueBeside(product);
  await asked;
  await product.close(100);
  const { due_at } = await db.selectFrom('mails').select('due_at').executeTakeFirstOrThrow();
  expect(due_at).toBeLessThanOrEqual(Date.now());
});
