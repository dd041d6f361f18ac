import { get, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { signIn, signUp } from '#support/identity/identity-client.ts';
import { type DevServer, startDevServer } from '#support/process/dev-server.ts';

const ADA = {
  email: 'ada@example.com',
  givenName: 'Ada',
  password: 'correct horse battery',
} as const;

/** Vite transforms and bundles in the background; a busy machine takes its time. */
const PATIENCE = 180_000;
const SOON = { timeout: PATIENCE, interval: 100 };

let dev: DevServer;
let token: string;

beforeAll(async () => {
  dev = await startDevServer();
  token = (await signUp(dev.origin, ADA)).access_token;
}, PATIENCE);

afterAll(() => dev[Symbol.asyncDispose](), PATIENCE);

/** A card as the API gives it. */
const cardText = async (code: string): Promise<string> => {
  const answer = await fetch(`${dev.origin}/api/cards/${code}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.text();
};

/** Puts a word at the beginning of a card's prompt. */
const writeIntoCard = (code: string, word: string): Promise<void> =>
  dev.edit(`deck/cards/${code}.yaml`, (yaml) => yaml.replace("prompt: '", `prompt: '${word} `));

const healthz = async (): Promise<unknown> => (await fetch(`${dev.origin}/healthz`)).json();

const landingOf = async (address: string): Promise<unknown[]> => {
  const answer = await fetch(address, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

describe('npm run dev', { timeout: PATIENCE }, () => {
  test('opens on the canonical address', () => {
    expect(new URL(dev.origin).hostname).toBe('localhost');
  });

  test('ends a service worker that a browser has of the built site', async () => {
    const answer = await fetch(`${dev.origin}/service-worker.js`);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toContain('.unregister()');
  });

  test('signs people in under the address that it opens on', async () => {
    const { access_token } = await signIn(dev.origin, ADA);
    const answer = await fetch(`${dev.origin}/api/cards`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    expect(answer.status).toBe(200);
  });

  test('leads another loopback name to the canonical address', async () => {
    const { host } = new URL(dev.origin.replace('localhost', '127.0.0.1'));
    // Through localhost all the same: which of its two addresses the server has is the machine's choice.
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${dev.origin}/browse?from=mail`, { headers: { Host: host } }, resolve).on(
        'error',
        reject,
      );
    });
    answer.resume();
    expect(answer.headers.location).toBe(`${dev.origin}/browse?from=mail`);
  });

  test('answers a path with a parameter with its page', async () => {
    const page = await (await fetch(`${dev.origin}/browse/B12`)).text();
    expect(page).toContain('<title>Browse DCK | DCK Companion App</title>');
  });

  test('answers a path whose parameter is malformed with its page as well', async () => {
    const page = await (await fetch(`${dev.origin}/browse/TOO-LONG`)).text();
    expect(page).toContain('<title>Browse DCK | DCK Companion App</title>');
  });

  test('answers the pictures of the deck', async () => {
    const answer = await fetch(`${dev.origin}/assets/personas/ines.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('serves the editor of the deck, and its code', async () => {
    const page = await fetch(`${dev.origin}/admin`);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<title>Deck editor</title>'),
    ]);
    expect((await fetch(`${dev.origin}/admin/browser.js`)).status).toBe(200);
  });

  test.each(['cross-site', 'same-site'])('lets no %s page read or write the deck', async (site) => {
    const headers = { 'Sec-Fetch-Site': site };
    const answers = await Promise.all(
      ['GET', 'PUT', 'DELETE'].map((method) =>
        fetch(`${dev.origin}/admin/files/cards/B17.yaml`, { method, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('answers the pictures of the showcase', async () => {
    const answer = await fetch(`${dev.origin}/assets/showcase/rain-coat-1.svg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test.each([
    ['/nowhere', '/'],
    ['/nowhere/else', '/'],
    ['/showcase/nothing', '/'],
    ['/r', '/registration'],
  ])('leads %s to %s', async (path, target) => {
    expect(await landingOf(dev.origin + path)).toEqual([302, target]);
  });

  test('takes up a change in the server', async () => {
    await dev.edit('server/operations/health.ts', (code) => code.replace("'ok'", "'changed'"));
    await expect.poll(healthz, SOON).toEqual({ status: 'changed' });
  });

  test('takes up a change of a card', async () => {
    await writeIntoCard('B17', 'Rewritten.');
    await expect.poll(() => cardText('B17'), SOON).toContain('Rewritten.');
  });

  test('names a broken file of the deck and keeps the last good deck', async () => {
    const before = await cardText('B18');
    const title = /^title: .*$/m;
    await dev.edit('deck/cards/B18.yaml', (yaml) => yaml.replace(title, 'title: 7'));
    await dev.npm.saysOnStderr('deck/cards/B18.yaml:2: title:');
    await dev.npm.saysOnStderr('The APIs did not start');
    expect(await cardText('B18')).toBe(before);
    await dev.edit('deck/cards/B18.yaml', (yaml) => yaml.replace(title, 'title: Mended'));
  });

  test('answers a request that was open while the APIs were replaced', async () => {
    const head = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const sending = request(`${dev.origin}/thanks/social`, head);
    const answered = new Promise<string>((resolve, reject) => {
      sending.once('response', (answer) => void text(answer).then(resolve, reject));
      sending.once('error', reject);
    });
    sending.write('{');
    await writeIntoCard('B19', 'Reworded.');
    await expect.poll(() => cardText('B19'), SOON).toContain('Reworded.');
    sending.end('"platform": "myspace"}');
    expect(JSON.parse(await answered)).toMatchObject({ error: 'invalid' });
  });

  // The last one: starting another server for it would cost as much as all tests above.
  test('ends with npm, and its APIs with it', async () => {
    expect(await healthz()).toHaveProperty('status');
    await dev.end();
    await expect(healthz()).rejects.toThrow('fetch failed');
  });
});
