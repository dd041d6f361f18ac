import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { TEST_DECK } from '#support/shared/test-deck.ts';
import { signIn, signUp } from '#support/identity/identity-client.ts';
import { freePort } from '#support/shared/free-port.ts';
import { type ServerProcess, startProcess } from '#support/shared/process.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Files of the project that `npm run dev` needs, besides the packages. */
const SOURCES = ['contract', 'design', 'public', 'scripts', 'server', 'src'];
const FILES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The development server over a copy of the project, which a test may change. */
interface DevServer {
  /** The address that it printed. */
  readonly origin: string;
  readonly npm: ServerProcess;
  /** Changes a file of the copy; the path is that of the project. */
  readonly edit: (path: string, change: (text: string) => string) => Promise<void>;
  /** Ends npm as a terminal or a supervisor does; resolves when no process is left. */
  readonly end: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** The project with the tests' deck, without its packages, and a link to each of them: caches stay in the copy. */
const copyProject = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'dck-dev-'));
  await mkdir(join(copy, 'node_modules'));
  const packages = await readdir(join(ROOT, 'node_modules'));
  const ours = packages.filter((name) => !['.vite', '.astro', '.cache'].includes(name));
  await Promise.all([
    cp(TEST_DECK, join(copy, 'deck'), { recursive: true }),
    ...[...SOURCES, ...FILES].map((name) =>
      cp(join(ROOT, name), join(copy, name), { recursive: true }),
    ),
    ...ours.map((name) =>
      symlink(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name)),
    ),
  ]);
  return copy;
};

/** Runs `npm run dev` on a free port over a copy of the project and a data folder of its own. */
const startDevServer = async (): Promise<DevServer> => {
  const copy = await copyProject();
  const port = await freePort();
  const npm = startProcess(['run', 'dev'], {
    command: 'npm',
    cwd: copy,
    // Astro serves no pages where it believes itself inside a test runner.
    env: {
      PORT: String(port),
      DATA_DIR: join(copy, 'data'),
      DECK_DIR: '',
      SITE_DIR: '',
      VITEST: '',
      NO_COLOR: '1',
    },
  });
  const end = async () => {
    npm.kill('SIGTERM');
    // Ended means that no process holds its output any more, its children included.
    await npm.ended;
  };
  const remove = async () => {
    await end();
    await rm(copy, { recursive: true, force: true });
  };
  try {
    await npm.saysOnStdout('watching for file changes');
  } catch (error) {
    await remove();
    throw error;
  }
  const printed = /https?:\/\/\S+:\d+(?=\/\s)/.exec(
    npm.stdout().slice(npm.stdout().indexOf('Local')),
  );
  return {
    origin: printed?.[0] ?? '',
    npm,
    edit: async (path, change) => {
      const file = join(copy, path);
      await writeFile(file, change(await readFile(file, 'utf8')));
    },
    end,
    [Symbol.asyncDispose]: remove,
  };
};

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
