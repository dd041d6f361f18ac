import { expect, test } from 'vitest';

import { createSmtpTransport } from '#server/mail/smtp.ts';
import { makeDatabase } from '#support/database/database.ts';
import { openMailing, SENDER } from '#support/mail/mailing.ts';
import { startSmtpServer } from '#support/mail/smtp-server.ts';
import { runProcess } from '#support/shared/process.ts';

const PEOPLE = Array.from({ length: 12 }, (_, n) => `p${10 + n}@example.com`);
const HOUR = 60 * 60_000;

/** A mail server, and a process that has queued a mail to everybody and is sending. */
const sendingProcess = async () => {
  const server = await startSmtpServer();
  const { place, env } = await makeDatabase();
  const settings = { ...env, SMTP_URL: server.url };
  const begin = () => runProcess(['tests/support/mail/mail-process.ts', ...PEOPLE], settings);
  /** Sends what the process has left, when nobody can take it for alive any more. */
  const finish = async (): Promise<string[]> => {
    const other = await openMailing({ place, transport: createSmtpTransport(server.url, SENDER) });
    other.time.now += HOUR;
    await other.mailer.deliver();
    expect(await other.waiting()).toEqual([]);
    return (await server.taken()).map(({ to }) => to).toSorted();
  };
  return { server, begin, finish };
};

test('a process killed between row and sending loses no mail', async () => {
  const { server, begin, finish } = await sendingProcess();
  const asked = Promise.withResolvers<undefined>();
  server.answers.beforeRecipient = () => {
    asked.resolve(undefined);
    return new Promise(() => {});
  };
  const child = begin();
  await asked.promise;
  child.kill('SIGKILL');
  await child.ended;
  delete server.answers.beforeRecipient;
  expect(await finish()).toEqual(PEOPLE);
});

test('a process killed before it hears that its mails were taken sends no mail a third time', async () => {
  const { server, begin, finish } = await sendingProcess();
  const taken = Promise.withResolvers<undefined>();
  let left = 8;
  server.answers.beforeReply = () => {
    left -= 1;
    if (left > 0) return Promise.resolve();
    taken.resolve(undefined);
    return new Promise(() => {});
  };
  const child = begin();
  await taken.promise;
  child.kill('SIGKILL');
  await child.ended;
  delete server.answers.beforeReply;
  const arrived = await finish();
  expect([...new Set(arrived)]).toEqual(PEOPLE);
  const counts = [...Map.groupBy(arrived, (to) => to).values()].map(({ length }) => length);
  expect(counts.filter((count) => count > 2)).toEqual([]);
});
