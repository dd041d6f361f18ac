import { createServer } from 'node:net';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';

import { expect, onTestFinished, test } from 'vitest';

import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { runProcess } from '#support/shared/process.ts';
import { freePort } from '#support/shared/free-port.ts';

const serve = async (env: Record<string, string> = {}) => {
  const port = await freePort();
  const dataDir = await makeTemporaryFolder();
  const server = runProcess(['server/run.mjs'], { PORT: String(port), DATA_DIR: dataDir, ...env });
  return { server, origin: `http://localhost:${port}` };
};

test('the last line on a good start says where it is ready', async () => {
  const { server, origin } = await serve();
  await server.saysOnStdout('is ready');
  expect(server.stdout()).toMatch(new RegExp(`DCK is ready on ${origin}\n$`));
});

test('a good start leaves standard error empty', async () => {
  const { server } = await serve();
  await server.saysOnStdout('is ready');
  expect(server.stderr()).toBe('');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly', async (signal) => {
  const { server } = await serve();
  await server.saysOnStdout('is ready');
  server.kill(signal);
  expect(await server.ended).toBe(0);
});

test('ending npm ends the server that it started', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: await makeTemporaryFolder() };
  const npm = runProcess(['run', 'serve'], env, 'npm');
  await npm.saysOnStdout('is ready');
  npm.kill('SIGTERM');
  // Ended means that nobody holds its output any more, the server included.
  await npm.ended;
  await expect(fetch(`http://localhost:${env.PORT}/healthz`)).rejects.toThrow('fetch failed');
});

test('a taken port is one clear line and exit 1', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => void other.close());
  const { server } = await serve({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toBe(
    `Port ${port} is already in use. Stop the other program or set PORT.\n`,
  );
});

test('a data folder that cannot be made is one clear line and exit 1', async () => {
  const file = join(await makeTemporaryFolder(), 'a-file');
  await writeFile(file, '');
  const { server } = await serve({ DATA_DIR: join(file, 'data') });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/^[^\n]*a-file[^\n]*\n$/);
});

test('a database that is none is one clear line and exit 1', async () => {
  const dataDir = await makeTemporaryFolder();
  await writeFile(join(dataDir, 'dck.sqlite'), 'this is a letter, not a database'.repeat(100));
  const { server } = await serve({ DATA_DIR: dataDir });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/^[^\n]*dck\.sqlite[^\n]*\n$/);
});

test('a wrong variable is named in one line and exit 1', async () => {
  const { server } = await serve({ PORT: 'eighty' });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/^PORT=eighty cannot be used: [^\n]+\n$/);
});

test('--help tells what it does and exits 0', async () => {
  const help = runProcess(['server/run.mjs', '--help']);
  expect(await help.ended).toBe(0);
  expect(help.stdout()).toMatch(/^Usage: npm run serve/);
});
