import { expect, onTestFinished, test, vi } from 'vitest';

import * as m from '#messages';
import { estimator } from '#server/identity/new-password/estimate.ts';
import { IdentityBrowser, openPage } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { runProcess } from '#support/shared/process.ts';

const check = (origin: string, password: string) =>
  new IdentityBrowser(origin).fetch('/idp/password-check', {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ password }),
  });

/** Has no password estimated for the rest of the test. */
const failEstimates = (): void => {
  const run = vi.spyOn(estimator, 'run').mockResolvedValue(undefined);
  onTestFinished(() => run.mockRestore());
};

test('the main thread loads no word list, and the thread that does keeps no process alive', async () => {
  const judging = runProcess(['tests/support/identity/judge-once.ts'], {});
  expect(await judging.ended).toBe(0);
  expect(JSON.parse(judging.stdout())).toEqual({
    problem: expect.stringContaining('Well-known words') as string,
    lists: [],
  });
});

test('of a hundred passwords at once each is judged, or cannot be checked', async () => {
  const { origin } = await serveIdentity();
  const passwords = Array.from({ length: 100 }, (_, index) => `Summer${2000 + index}!`);
  const answers = await Promise.all(passwords.map((password) => check(origin, password)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const isAnswer = (text: string) =>
    text.includes('Well-known words') || text.includes(m.identity_password_unchecked());
  expect(texts.filter((text) => !isAnswer(text))).toEqual([]);
});

test('where no password can be estimated, the question while typing gets 503', async () => {
  const { origin } = await serveIdentity();
  failEstimates();
  const answer = await check(origin, 'kX9#mP2vQz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(await answer.json()).toEqual({
    error: 'unavailable',
    message: m.identity_password_unchecked(),
  });
});

test('where no password can be estimated, sign-up says so and keeps what was typed', async () => {
  const { identity, origin } = await serveIdentity();
  const { browser, url } = await openPage('signup', origin);
  failEstimates();
  const fields = { email: 'ada@example.com', given_name: 'Ada', password: 'kX9#mP2vQz' };
  const { response } = await browser.submit(url, 'signup', fields);
  const page = await response.text();
  expect(page).toContain(m.identity_password_unchecked());
  expect(page).toContain('value="ada@example.com"');
  expect(page).toContain('value="Ada"');
  expect(await identity.accounts.list()).toEqual([]);
});
