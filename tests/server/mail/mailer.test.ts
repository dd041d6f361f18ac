import { expect, test, vi } from 'vitest';

import { inTransaction } from '#server/db/transaction.ts';
import { MailRefused, type OutgoingEmail, type Transport } from '#server/mail/message.ts';
import { queueMail, WAITING_MAX } from '#server/mail/queue.ts';
import { withLanguage } from '#server/shared/language.ts';
import { openMailing } from '#support/mail/mailing.ts';
import { plainEmail } from '#support/mail/plain-email.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const KIM = 'kim@example.com';

/** A transport that keeps what it is given, and fails while it is told to. */
const keeping = () => {
  const sent: OutgoingEmail[] = [];
  const state: { failure?: Error } = {};
  const transport: Transport = {
    send: (outgoing) => {
      if (state.failure) return Promise.reject(state.failure);
      sent.push(outgoing);
      return Promise.resolve();
    },
  };
  return { sent, state, transport };
};

test('a mail is sent once, and its row is gone', async () => {
  const { sent, transport } = keeping();
  const { mailer, queue, waiting } = await openMailing({ transport });
  await queue(KIM);
  await mailer.deliver();
  await mailer.deliver();
  expect(sent).toMatchObject([{ to: KIM, subject: 'About hello' }]);
  expect(await waiting()).toEqual([]);
});

test('a mail whose cause does not count is not sent', async () => {
  const { sent, transport } = keeping();
  const { db, mailer, time } = await openMailing({ transport });
  const cause = inTransaction(db, async (transaction) => {
    await queueMail(transaction, { kind: 'hello', recipient: KIM }, time.now);
    throw new Error('It did not work out.');
  });
  await expect(cause).rejects.toThrow('It did not work out.');
  await mailer.deliver();
  expect(sent).toEqual([]);
});

test('a mail is sent soon after it is queued, without anybody asking', async () => {
  const { sent, transport } = keeping();
  const { mailer, queue } = await openMailing({ transport });
  mailer.start();
  await queue(KIM);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
});

test('a mail that another process has queued is found', async () => {
  const { sent, transport } = keeping();
  const { db, mailer, time, waiting } = await openMailing({ transport });
  mailer.start();
  await db
    .insertInto('mails')
    .values({
      id: 'from-elsewhere',
      kind: 'hello',
      account_id: null,
      recipient: KIM,
      details: '{}',
      created_at: time.now,
      due_at: time.now,
      tries: 0,
    })
    .execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
  expect(sent).toMatchObject([{ id: 'from-elsewhere' }]);
});

test('a mail that cannot be sent is tried with growing pauses for a day, then given up', async () => {
  const { state, transport } = keeping();
  const { db, log, mailer, queue, time, waiting } = await openMailing({ transport });
  state.failure = new Error('away');
  const began = time.now;
  await queue(KIM, 'reset');
  const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  const tries: number[] = [];
  while ((await waiting()).length > 0) {
    tries.push(time.now - began);
    await mailer.deliver();
    const next = await db.selectFrom('mails').select('due_at').executeTakeFirst();
    time.now = next?.due_at ?? time.now;
  }
  const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBe(30 * SECOND);
  expect(tries.at(-1)).toBeGreaterThan(20 * HOUR);
  expect(tries.at(-1)).toBeLessThanOrEqual(24 * HOUR);
  expect(log.at(-1)).toEqual({ event: 'mail_given_up', mail: id, kind: 'reset' });
});

test.each([
  ['a request', 'de', withLanguage, 'en'],
  ['no request', 'de', undefined, 'de'],
  ['no request, for an account without a language', null, undefined, 'en'],
  ['no request, for an account whose language the site has no more', 'tlh', undefined, 'en'],
])(
  'a mail of %s is in its language, else in that of the account',
  async (_cause, locale, run, language) => {
    const { sent, transport } = keeping();
    const { db, mailer, time } = await openMailing({ transport });
    const account = { id: 'kim', given_name: 'Kim', holder: 1, password_hash: null, created_at: 0 };
    await db
      .insertInto('accounts')
      .values({ ...account, email: KIM, locale })
      .execute();
    const mail = { kind: 'hello', accountId: 'kim', recipient: KIM };
    const queue = () => queueMail(db, mail, time.now);
    await (run ? run('en', queue) : queue());
    await mailer.deliver();
    expect(sent[0]?.html).toContain(`<html lang="${language}">`);
  },
);

test('a mail that nobody could send for days is still tried once', async () => {
  const { sent, transport } = keeping();
  const { mailer, queue, time } = await openMailing({ transport });
  await queue(KIM);
  time.now += 72 * HOUR;
  await mailer.deliver();
  expect(sent).toHaveLength(1);
});

test('a mail that is refused for good is given up at once', async () => {
  const { state, transport } = keeping();
  const { log, mailer, queue, waiting } = await openMailing({ transport });
  state.failure = new MailRefused('no such user');
  await queue(KIM);
  await mailer.deliver();
  expect(await waiting()).toEqual([]);
  expect(log).toMatchObject([{ event: 'mail_given_up' }]);
});

test('a mail with nothing to say is not sent, and its row is gone', async () => {
  const { sent, transport } = keeping();
  const render = () => Promise.resolve(undefined);
  const { mailer, queue, waiting } = await openMailing({ transport, render });
  await queue(KIM);
  await mailer.deliver();
  expect(sent).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('an email that cannot be written yet waits, and holds up no other', async () => {
  const { sent, transport } = keeping();
  const { mailer, queue, waiting } = await openMailing({
    transport,
    render: (mail) =>
      mail.kind === 'newer' ? Promise.reject(new TypeError('unknown')) : plainEmail(mail),
  });
  await queue('ada@example.com', 'newer');
  await queue(KIM);
  await mailer.deliver();
  expect(sent).toMatchObject([{ to: KIM }]);
  expect(await waiting()).toEqual(['ada@example.com']);
});

test('what a process that died had claimed is sent by another when its claim ends', async () => {
  const { sent, transport } = keeping();
  const dead = await openMailing({ transport: { send: () => new Promise(() => {}) } });
  await dead.queue(KIM);
  void dead.mailer.deliver();
  const other = await openMailing({ transport, place: dead.place });
  await vi.waitFor(async () => {
    const { tries } = await other.db.selectFrom('mails').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(1);
  });
  await other.mailer.deliver();
  expect(sent).toEqual([]);
  other.time.now += 10 * MINUTE;
  await other.mailer.deliver();
  expect(sent).toMatchObject([{ to: KIM }]);
});

test('nobody can heap up mails for an address, nor crowd out mails of another kind', async () => {
  const { sent, transport } = keeping();
  const { mailer, queue } = await openMailing({ transport });
  for (let n = 0; n < 3 * WAITING_MAX; n += 1) await queue(KIM, 'reset');
  await queue(KIM, 'password-changed');
  await queue('ada@example.com', 'reset');
  await mailer.deliver();
  const kinds = sent.map(({ to, subject }) => `${to} ${subject}`);
  expect(kinds.filter((kind) => kind === `${KIM} About reset`)).toHaveLength(WAITING_MAX);
  expect(kinds).toContain(`${KIM} About password-changed`);
  expect(kinds).toContain('ada@example.com About reset');
});

test('a mail that waits by a clock a day ahead goes out once it is right', async () => {
  const { sent, state, transport } = keeping();
  const { mailer, queue, time } = await openMailing({ transport });
  time.now += 24 * HOUR;
  state.failure = new Error('away');
  await queue(KIM);
  await mailer.deliver();
  delete state.failure;
  time.now -= 24 * HOUR;
  await mailer.deliver();
  expect(sent).toMatchObject([{ to: KIM }]);
});

test('a clock that jumps a day ahead does not give up a mail while its server is away', async () => {
  const { sent, state, transport } = keeping();
  const { mailer, queue, time } = await openMailing({ transport });
  state.failure = new Error('away');
  await queue(KIM);
  await mailer.deliver();
  time.now += 24 * HOUR;
  await mailer.deliver();
  delete state.failure;
  time.now += MINUTE * 10;
  await mailer.deliver();
  expect(sent).toMatchObject([{ to: KIM }]);
});

test('a mail that cannot be read is given up after a day like any other', async () => {
  const { transport } = keeping();
  const { db, log, mailer, queue, time, waiting } = await openMailing({ transport });
  await queue(KIM);
  await db.updateTable('mails').set({ details: '{' }).execute();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await mailer.deliver();
    time.now += 4 * HOUR;
  }
  expect(await waiting()).toEqual([]);
  expect(log.at(-1)).toMatchObject({ event: 'mail_given_up', kind: 'hello' });
});
