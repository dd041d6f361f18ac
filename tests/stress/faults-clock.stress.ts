import { expect, test, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { TableMembership } from '#contract/tables.ts';
import { prepareFault } from '#support/faults/fault-file.ts';
import { countMeetings, untilFine } from '#support/faults/meetings.ts';
import { printFault } from '#support/faults/table.ts';
import { startWriter } from '#support/faults/writer.ts';
import { strange } from '#support/api/registration.ts';
import { forget } from '#support/identity/by-mail.ts';
import {
  ADA,
  IdentityBrowser,
  openPage,
  refresh,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { startSmtpServer } from '#support/mail/smtp-server.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { postRegistration, startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';
import { Browser } from '#support/tables/calls.ts';

const DAY = 24 * 60 * 60_000;
const MAIL_MS = 120_000;

const start = async () => {
  const mailPort = await freePort();
  const fault = await prepareFault('shifted-clock.mjs', '0');
  const env = { ...fault.env, SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const product = await startProductProcess({ ...(await makePlace()), env });
  const { origin } = product;
  const session: { current: TokenResponse } = { current: await signUp(origin, ADA) };
  const writer = startWriter(origin, session);
  const met = countMeetings();
  /** What a browser does: a 401 is answered by one refresh and one more try. */
  const write = async (): Promise<number> => {
    const answer = await met.meet(writer.write);
    if (answer.status !== 401) return answer.status;
    const renewed = await met.meet(() => refresh(origin, session.current.refresh_token));
    if (renewed.status !== 200) return renewed.status;
    session.current = parseTokens(await renewed.json());
    return (await met.meet(writer.write)).status;
  };
  /** Opens a table with one card as a host. */
  const openTable = async () => {
    const host = new Browser({ request: (path, init) => fetch(origin + path, init) });
    host.headers['authorization'] = `Bearer ${session.current.access_token}`;
    const opened = await host.send('POST', '/tables', { settings: {}, cards: [{ code: 'B12' }] });
    const { code } = TableMembership.parse(await opened.json());
    const turn = async () => (await host.act(code, { kind: 'step', index: null })).status;
    return { code, host, turn };
  };
  const register = () => postRegistration(origin, session.current.access_token, strange());
  return { fault, mailPort, met, openTable, origin, product, register, session, write, writer };
};

test('a clock that jumps a day ahead, and back again', async () => {
  const { fault, mailPort, met, openTable, origin, product, register, write, writer } =
    await start();
  for (let times = 0; times < 3; times += 1) expect(await write()).toBe(200);
  const before = await openTable();
  const form = await openPage('login', origin);
  const fields = { email: ADA.email, password: ADA.password };

  await fault.set(String(DAY));
  // The access token has run out; a refresh makes up for it.
  expect(await write()).toBe(200);
  // A sign-in that was begun is over, and says that it is to be started again.
  const late = await form.browser.submit(form.url, 'signin', fields);
  expect(await late.response.text()).toContain('Start again');
  expect((await signIn(origin, ADA)).access_token).not.toBe('');
  // Nothing has happened on the table for a day, as far as anybody can tell: it is closed, its record stays.
  expect(await before.turn()).toBe(410);
  expect((await before.host.send('GET', `/tables/${before.code}/record.json`)).status).toBe(200);
  const during = await openTable();
  expect(await during.turn()).toBe(200);
  for (let times = 0; times < 5; times += 1) await register();
  expect((await register()).status).toBe(429);
  await forget(new IdentityBrowser(origin), ADA.email);
  await vi.waitFor(() => expect(product.complaints()).toContain('mail_delayed'), MAIL_MS);
  // The jump back makes the mail due; a second failed try would delay it by two minutes.
  const mails = await startSmtpServer(mailPort);

  await fault.set('0');
  const backMs = await untilFine(writer.write);
  expect(await write()).toBe(200);
  // A limit that was reached then holds nobody up now, and a mail does not wait for a day.
  expect((await register()).status).toBe(422);
  expect(await during.turn()).toBe(200);
  await vi.waitFor(() => expect(mails.recipients()).toContain(ADA.email), MAIL_MS);
  expect((await signIn(origin, ADA)).access_token).not.toBe('');
  const lost = await writer.lost();
  expect([lost, product.hasEnded(), met.silent503s()]).toEqual([[], false, 0]);
  await product.end('SIGTERM');
  printFault({
    fault: 'clock a day ahead, and back',
    met: met.statuses(),
    slowestMs: met.slowestMs(),
    backMs,
    lost: lost.length,
  });
});

test('a clock that jumps a day back, and is right again', async () => {
  const { fault, met, openTable, origin, product, register, session, write, writer } =
    await start();
  for (let times = 0; times < 3; times += 1) expect(await write()).toBe(200);
  const table = await openTable();
  const form = await openPage('login', origin);
  for (let times = 0; times < 5; times += 1) await register();
  expect((await register()).status).toBe(429);

  await fault.set(String(-DAY));
  expect(await write()).toBe(200);
  const renewed = await refresh(origin, session.current.refresh_token);
  session.current = parseTokens(await renewed.json());
  expect(await write()).toBe(200);
  const fields = { email: ADA.email, password: ADA.password };
  const back = await form.browser.submit(form.url, 'signin', fields);
  // Browsers reckon the end of a new cookie by the `Date` of its answer; this one does not, and begins none.
  expect(back.url.searchParams.has('code')).toBe(true);
  expect(await table.turn()).toBe(200);
  expect((await register()).status).toBe(422);

  await fault.set('0');
  const backMs = await untilFine(async () => {
    const status = await write();
    return new Response(null, { status });
  });
  expect(await table.turn()).toBe(200);
  expect((await signIn(origin, ADA)).access_token).not.toBe('');
  const lost = await writer.lost();
  expect([lost, product.hasEnded(), met.silent503s()]).toEqual([[], false, 0]);
  await product.end('SIGTERM');
  printFault({
    fault: 'clock a day back, and right again',
    met: met.statuses(),
    slowestMs: met.slowestMs(),
    backMs,
    lost: lost.length,
  });
});
