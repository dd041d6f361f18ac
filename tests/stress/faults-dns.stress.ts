import { expect, test, vi } from 'vitest';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { prepareFault } from '#support/faults/fault-file.ts';
import { countMeetings, untilFine } from '#support/faults/meetings.ts';
import { printFault } from '#support/faults/table.ts';
import { serveModel, writes } from '#support/captions/model-stub.ts';
import { forget } from '#support/identity/by-mail.ts';
import { serveCognito } from '#support/identity/cognito.ts';
import {
  ADA,
  IdentityBrowser,
  openPage,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { startSmtpServer } from '#support/mail/smtp-server.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { startProductProcess } from '#support/process/product-process.ts';

const MAIL_MS = 240_000;
/** As long as a call of the model, or of the issuer's keys, may take, and some, in ms. */
const BOUND_MS = 10_000;

/** The same address under a name that the fault is about. */
const named = (address: string): string => address.replace('127.0.0.1', 'elsewhere.test');

test.each(['gone', 'silent'])('names of mail server and model are %s', async (how) => {
  const mails = await startSmtpServer();
  const model = await serveModel(writes('Thank you for the cards.'));
  // From the start: a name that was found once is remembered for five minutes.
  const fault = await prepareFault('broken-dns.mjs', how);
  const env = {
    ...fault.env,
    SMTP_URL: named(mails.url),
    CAPTION_MODEL_URL: model.url.replace('127.0.0.1', 'localhost'),
    CAPTION_MODEL_KEY: 'any',
    CAPTION_MODEL: 'any',
  };
  const product = await startProductProcess({ ...(await makePlace()), env });
  const { origin } = product;
  await signUp(origin, ADA);
  const caption = () =>
    fetch(`${origin}/thanks/social`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(captionRequest(DEFAULT_CHOICES, 0)),
    });

  const met = countMeetings();
  const asked = await Promise.all(Array.from({ length: 20 }, () => met.meet(caption)));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  await met.meet(async () => (await forget(new IdentityBrowser(origin), ADA.email)).response);
  await met.meet(async () => (await openPage('login', origin)).response);
  const signing = performance.now();
  expect((await signIn(origin, ADA)).access_token).not.toBe('');
  expect(performance.now() - signing).toBeLessThan(BOUND_MS);
  await vi.waitFor(() => expect(product.complaints()).toContain('mail_delayed'), MAIL_MS);
  expect(met.slowestMs()).toBeLessThan(BOUND_MS);

  await fault.set('here');
  const mended = performance.now();
  await vi.waitFor(() => expect(mails.recipients()).toContain(ADA.email), MAIL_MS);
  const backMs = Math.round(performance.now() - mended);
  expect(product.hasEnded()).toBe(false);
  await product.end('SIGTERM');
  const name = `names of mail server and model ${how} (the mail came)`;
  printFault({ fault: name, met: met.statuses(), slowestMs: met.slowestMs(), backMs, lost: 0 });
});

test.each(['gone', 'silent'])('the name of an issuer elsewhere is %s', async (how) => {
  const issuer = await serveCognito();
  const token = await issuer.accessToken({ sub: 'person-1', groups: [] });
  const fault = await prepareFault('broken-dns.mjs', how);
  const env = {
    ...fault.env,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_JWKS_URL: `${issuer.issuer.replace('127.0.0.1', 'localhost')}/jwks`,
  };
  const product = await startProductProcess({ ...(await makePlace()), env });
  const { origin } = product;
  const headers = { Authorization: `Bearer ${token}` };
  const met = countMeetings();
  const read = () => fetch(`${origin}/api/cards`, { headers });
  for (let times = 0; times < 3; times += 1) await met.meet(read);
  expect(met.statuses()).toBe('503 ×3');
  expect([met.silent503s(), (await fetch(origin)).status]).toEqual([0, 200]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await fault.set('here');
  const backMs = await untilFine(read);
  // The keys that it has serve on without the name.
  await fault.set(how);
  for (let times = 0; times < 3; times += 1) await met.meet(read);
  expect(met.statuses()).toBe('200 ×3, 503 ×3');
  expect(met.slowestMs()).toBeLessThan(BOUND_MS);
  await product.end('SIGTERM');
  const name = `name of the issuer elsewhere ${how}, before its keys were read and after`;
  printFault({ fault: name, met: met.statuses(), slowestMs: met.slowestMs(), backMs, lost: 0 });
});
