import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { renderEmail } from '#server/mail/email-layout.ts';
import { MailRefused } from '#server/mail/message.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { SENDER } from '#support/mail/mailing.ts';
import { readMails } from '#support/mail/mails.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const ID = '0b5f6c1e-2f6d-4f0e-9c55-0d8f3f1f9a11';
const CREATED = Date.parse('2026-03-01T10:00:00Z');
const DAY = 24 * 60 * 60_000;

/** Creates an outbox, with a function that sends an email to an address. */
const opened = async (sender = SENDER) => {
  const folder = join(await makeTemporaryFolder(), 'outbox');
  const outbox = createOutbox(folder, sender);
  const send = async (to: string, words: { subject?: string; name?: string } = {}) => {
    const { subject = 'Hello', name = 'Kim' } = words;
    const email = await renderEmail({
      to,
      subject,
      parts: [`Hello ${name}.`, { label: 'Go on', href: 'https://app.example.com/idp/x?t=1&u=2' }],
      origin: 'https://app.example.com',
    });
    const outgoing = { ...email, id: ID, createdAt: CREATED };
    await outbox.send(outgoing, new AbortController().signal);
  };
  return { folder, outbox, send };
};

test('a mail becomes one file that only this account can read, in a folder like that', async () => {
  const { folder, send } = await opened();
  await send('kim@example.com');
  expect(await readdir(folder)).toEqual([`20260301T100000000Z-${ID}.eml`]);
  expect((await stat(join(folder, `20260301T100000000Z-${ID}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('an outbox makes its folder and those above it', async () => {
  const folder = join(await makeTemporaryFolder(), 'data', 'of', 'dck', 'outbox');
  const email = await renderEmail({
    to: 'kim@example.com',
    subject: 'Hello',
    parts: ['Hello.'],
    origin: 'https://app.example.com',
  });
  const outgoing = { ...email, id: ID, createdAt: CREATED };
  await createOutbox(folder, SENDER).send(outgoing, new AbortController().signal);
  expect(await readMails(folder)).toHaveLength(1);
});

test('a mail that is sent again takes the place of its file', async () => {
  const { folder, send } = await opened();
  await send('kim@example.com', { subject: 'First' });
  await send('kim@example.com', { subject: 'Second' });
  expect(await readMails(folder)).toMatchObject([{ subject: 'Second' }]);
});

test('links come back as they were written', async () => {
  const { folder, send } = await opened();
  await send('kim@example.com');
  expect((await readMails(folder))[0]?.links).toEqual(['https://app.example.com/idp/x?t=1&u=2']);
});

test('mails of more than thirty days ago are taken out of the outbox, and nothing else', async () => {
  const { folder, outbox, send } = await opened();
  await send('kim@example.com');
  await mkdir(join(folder, 'kept'));
  const email = await renderEmail({
    to: 'ada@example.com',
    subject: 'Later',
    parts: ['Later.'],
    origin: 'https://app.example.com',
  });
  const later = { ...email, id: 'later', createdAt: CREATED + 31 * DAY };
  await outbox.send(later, new AbortController().signal);
  expect((await readdir(folder)).toSorted()).toEqual(['20260401T100000000Z-later.eml', 'kept']);
});

test('an outbox that cannot be written leaves the mail to a later try', async () => {
  const { folder, send } = await opened();
  await mkdir(join(folder, `.20260301T100000000Z-${ID}.eml.half`), { recursive: true });
  await expect(send('kim@example.com')).rejects.not.toBeInstanceOf(MailRefused);
});

test.each([
  'first.last+tag@example.com',
  "o'brien@example.com",
  'käthe@example.com',
  'kim@exämple.com',
  `${'a'.repeat(64)}@${'b'.repeat(60)}.example.com`,
])('a mail to %s goes to that address alone', async (address) => {
  const { folder, send } = await opened();
  await send(address);
  const [mail] = await readMails(folder);
  expect(mail?.headers.filter(({ key }) => /^(to|cc|bcc)$/.test(key))).toHaveLength(1);
  const [local, domain] = [address.split('@')[0], new URL(`http://${address.split('@')[1]}`).host];
  expect([address, `${local}@${domain}`]).toContain(mail?.to);
});

test.each([
  'kim@example.com\r\nBcc: eve@example.com',
  'kim@example.com\nSubject: You have won',
  'kim@example.com, eve@example.com',
  'kim@example.com;eve@example.com',
  '"kim@example.com> <eve"@example.com',
  'Kim <kim@example.com>',
  'kim@example.com\0',
  'kim@example.com\u2028Bcc: eve@example.com',
  'kim example.com',
  `${'a'.repeat(310)}@example.com`,
  '',
])('a mail to %j is refused, and there is no file', async (address) => {
  const { folder, send } = await opened();
  await expect(send(address)).rejects.toBeInstanceOf(MailRefused);
  expect(await readMails(folder)).toEqual([]);
});

const HEADERS = /^(from|to|subject|message-id|date|mime-version|content-type|auto-submitted)$/;

test.each([
  'Hello\r\nBcc: eve@example.com',
  'Hello\n\n<script>alert(1)</script>',
  'Hello "Kim" <eve@example.com>',
  'Grüße, 日本語 🃏',
  'x'.repeat(320),
])('the subject %j is one line and makes no header', async (subject) => {
  const { folder, send } = await opened();
  await send('kim@example.com', { subject });
  const [mail] = await readMails(folder);
  expect(mail?.headers.map(({ key }) => key).filter((key) => !HEADERS.test(key))).toEqual([]);
  expect(mail?.subject).toBe(subject.replaceAll(/[\r\n]+/g, ' '));
});

test('a sender with quotes and commas in the name stays one sender', async () => {
  const { folder, send } = await opened({ ...SENDER, name: 'Cards, "the" <box>' });
  await send('kim@example.com');
  expect((await readMails(folder))[0]?.from).toBe(SENDER.address);
});

test('a name in an email is words: no markup, no new line, no turned direction', async () => {
  const { folder, send } = await opened();
  await send('kim@example.com', { name: '<a href="https://evil.example/x">Kim</a>\r\n\u202EAda' });
  const [mail] = await readMails(folder);
  expect(mail?.html).toContain('Hello &lt;a href=&quot;https://evil.example/x&quot;&gt;Kim');
  expect(mail?.text.split('\n')[0]).toMatch(/^Hello <a .*Ada\.$/);
  expect(mail?.text).not.toContain('\u202E');
});

test('nothing of an email is loaded from elsewhere', async () => {
  const { folder, send } = await opened();
  await send('kim@example.com');
  expect((await readMails(folder))[0]?.html).not.toMatch(/<img|<link|<script|url\(|src=/i);
});
