import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { createSmtpTransport, smtpOptions } from '#server/mail/smtp.ts';
import { openMailing, SENDER, type Mailing } from '#support/mail/mailing.ts';
import { startBreakingWire, startSmtpServer } from '#support/mail/smtp-server.ts';
import { freePort } from '#support/shared/free-port.ts';

const MINUTE = 60_000;
const KIM = 'kim@example.com';

const sending = (url: string, place?: Mailing['place']): Promise<Mailing> =>
  openMailing({ transport: createSmtpTransport(url, SENDER), ...(place && { place }) });

/** A server that takes connections and says nothing. */
const startSilence = async (): Promise<string> => {
  const server = createServer((socket) => socket.on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('a mail arrives with its words as text and as HTML', async () => {
  const server = await startSmtpServer();
  const { mailer, queue, waiting } = await sending(server.url);
  await queue(KIM, 'keys & locks');
  await mailer.deliver();
  expect(await server.taken()).toMatchObject([
    {
      to: KIM,
      from: SENDER.address,
      subject: 'About keys & locks',
      text: expect.stringContaining('This is about keys & locks.') as string,
      html: expect.stringContaining('This is about keys &amp; locks.') as string,
    },
  ]);
  expect(server.recipients()).toEqual([KIM]);
  expect(await waiting()).toEqual([]);
});

test('login and password of the address are what the server is told', async () => {
  const server = await startSmtpServer();
  const { mailer, queue } = await sending(server.url.replace('//', '//d%40ck:p%3Aw@'));
  await queue(KIM);
  await mailer.deliver();
  expect(server.logins).toEqual([['d@ck', 'p:w']]);
});

test('a server that is down gets its mails when it is back', async () => {
  const port = await freePort();
  const { mailer, queue, time, waiting } = await sending(`smtp://127.0.0.1:${port}`);
  for (const name of ['ada', 'bea', 'cy']) await queue(`${name}@example.com`);
  await mailer.deliver();
  expect(await waiting()).toHaveLength(3);
  const server = await startSmtpServer(port);
  time.now += MINUTE;
  await mailer.deliver();
  const taken = await server.taken();
  expect(taken.map(({ to }) => to).toSorted()).toEqual([
    'ada@example.com',
    'bea@example.com',
    'cy@example.com',
  ]);
});

test.each([
  ['login', 535],
  ['login', 454],
  ['recipient', 450],
  ['message', 451],
] as const)('a %s refused with %i is tried again', async (step, code) => {
  const server = await startSmtpServer();
  const { mailer, queue, time } = await sending(server.url.replace('//', '//dck:secret@'));
  server.answers[step] = code;
  await queue(KIM);
  await mailer.deliver();
  delete server.answers[step];
  time.now += MINUTE;
  await mailer.deliver();
  expect(await server.taken()).toHaveLength(1);
});

test.each([
  ['recipient', 550],
  ['message', 554],
] as const)(
  'a %s refused with %i is given up, and the log says so by id and kind alone',
  async (step, code) => {
    const server = await startSmtpServer();
    const { db, log, mailer, queue, waiting } = await sending(server.url);
    server.answers[step] = code;
    await queue(KIM, 'reset');
    const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
    await mailer.deliver();
    expect(log).toEqual([{ event: 'mail_given_up', mail: id, kind: 'reset' }]);
    expect(await waiting()).toEqual([]);
  },
);

test('a mail cut in the middle arrives once', async () => {
  const server = await startSmtpServer();
  const url = await startBreakingWire(server.port, ['in the message']);
  const { mailer, queue, time } = await sending(url);
  await queue(KIM);
  await mailer.deliver();
  expect(await server.taken()).toEqual([]);
  time.now += MINUTE;
  await mailer.deliver();
  expect(await server.taken()).toHaveLength(1);
});

test('a mail whose receipt is cut off arrives twice, and both can be told for one', async () => {
  const server = await startSmtpServer();
  const url = await startBreakingWire(server.port, ['before the reply']);
  const { mailer, queue, time } = await sending(url);
  await queue(KIM);
  await mailer.deliver();
  time.now += MINUTE;
  await mailer.deliver();
  time.now += MINUTE;
  await mailer.deliver();
  const ids = (await server.taken()).map(({ messageId }) => messageId);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('a server that says nothing is given up in time, and the mail waits', async () => {
  const transport = createSmtpTransport(await startSilence(), SENDER, 50);
  const { log, mailer, queue, waiting } = await openMailing({ transport });
  await queue(KIM);
  await mailer.deliver();
  expect(log).toMatchObject([{ event: 'mail_delayed', code: 'ETIMEDOUT' }]);
  expect(await waiting()).toEqual([KIM]);
});

test('the end of a process does not wait for a slow server: another process sends the mail', async () => {
  const slow = await sending(await startSilence());
  await slow.queue(KIM);
  const delivery = slow.mailer.deliver();
  await slow.mailer.close();
  await delivery;
  const server = await startSmtpServer();
  const other = await sending(server.url, slow.place);
  await other.mailer.deliver();
  expect(await server.taken()).toHaveLength(1);
});

test('two processes send each mail once', async () => {
  const server = await startSmtpServer();
  const first = await sending(server.url);
  const second = await sending(server.url, first.place);
  const people = Array.from({ length: 40 }, (_, n) => `p${n}@example.com`).toSorted();
  for (const person of people) await first.queue(person);
  second.time.now = first.time.now;
  while ((await first.waiting()).length > 0) {
    await Promise.all([first.mailer.deliver(), second.mailer.deliver()]);
  }
  expect((await server.taken()).map(({ to }) => to).toSorted()).toEqual(people);
});

test('no log line of a failure holds an address or a password', async () => {
  const server = await startSmtpServer();
  const { log, mailer, queue } = await sending(server.url.replace('//', '//dck:secret@'));
  server.answers.login = 535;
  await queue(KIM);
  await mailer.deliver();
  expect(log).toMatchObject([{ event: 'mail_delayed', code: '535' }]);
  expect(JSON.stringify(log)).not.toMatch(/secret|kim|@example/);
});

test.each([
  ['smtp://user:pass@mail.example.com', { port: 587, secure: false, requireTLS: true }],
  ['smtp://mail.example.com:25', { port: 25, secure: false, requireTLS: false }],
  ['smtps://user:pass@mail.example.com', { port: 465, secure: true }],
  ['smtp://user:pass@localhost:1025', { port: 1025, ignoreTLS: true }],
])('%s: a password goes out with TLS alone, but on this machine', (url, options) => {
  expect(smtpOptions(url, 1000)).toMatchObject(options);
});
