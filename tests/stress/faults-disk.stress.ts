import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { countMeetings, untilFine, type Meetings } from '#support/faults/meetings.ts';
import { printFault } from '#support/faults/table.ts';
import { startWriter } from '#support/faults/writer.ts';
import { forget } from '#support/identity/by-mail.ts';
import {
  ADA,
  IdentityBrowser,
  openPage,
  refresh,
  signUp,
} from '#support/identity/identity-client.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { startProductProcess, type Product } from '#support/process/product-process.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

/** Longer than the first pause of a mail that could not be sent. */
const MAIL_MS = 120_000;

/** The account that owns nothing; root's writes are refused by no permission. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** Whether a program can be run. */
const works = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args).status === 0;

/** A file system of its own in memory, until the test ends. */
const mountSmall = async (folder: string, megabytes: number): Promise<void> => {
  await mkdir(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
};

/** Whether this account may mount one. */
const canMount = async (): Promise<boolean> => {
  const folder = await makeTemporaryFolder();
  return (
    isRoot && works('mount', '-t', 'tmpfs', 'tmpfs', folder) && works('umount', '--lazy', folder)
  );
};

/** A way to let every write fail, and to end that. */
interface FullDisk {
  readonly name: string;
  readonly canBe: () => Promise<boolean>;
  readonly prepare: (dataDir: string) => Promise<void>;
  readonly fill: (product: Product) => Promise<void>;
  readonly free: (product: Product) => Promise<void>;
}

const ballastOf = ({ place }: Product): string => join(place.dataDir, 'ballast');

const limitFiles = ({ pid }: Product, size: string): void => {
  // The soft limit alone, which may be raised again.
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);
};

const WAYS: readonly FullDisk[] = [
  {
    name: 'full file system (ENOSPC)',
    canBe: canMount,
    prepare: (dataDir) => mountSmall(dataDir, 16),
    fill: async (product) => {
      // As much as there is: the last bytes do not fit any more.
      await writeFile(ballastOf(product), Buffer.alloc(32_000_000)).catch(() => {});
    },
    free: (product) => rm(ballastOf(product)),
  },
  {
    name: 'no file may grow (EFBIG, RLIMIT_FSIZE 0)',
    canBe: () => Promise.resolve(works('prlimit', '--version')),
    prepare: async () => {},
    fill: (product) => Promise.resolve(limitFiles(product, '0')),
    free: (product) => Promise.resolve(limitFiles(product, 'unlimited')),
  },
];

/** What somebody does who signs in, reads and goes on with a session. */
const visit = async (origin: string, tokens: TokenResponse, { meet }: Meetings) => {
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  return {
    home: (await meet(() => fetch(origin))).status,
    read: (await meet(() => fetch(`${origin}/api/cards`, { headers }))).status,
    own: (await meet(() => fetch(`${origin}/api/registration`, { headers }))).status,
    health: (await meet(() => fetch(`${origin}/healthz`))).status,
    refresh: (await meet(() => refresh(origin, tokens.refresh_token))).status,
    signIn: (await meet(async () => (await openPage('login', origin)).response)).status,
  };
};

test.for(WAYS)('a disk on which nothing can be written: $name', async (way, { skip }) => {
  skip(!(await way.canBe()), 'rights or programs are missing');
  const place = await makePlace();
  await way.prepare(place.dataDir);
  const product = await startProductProcess(place);
  const { origin } = product;
  const tokens = await signUp(origin, ADA);
  const writer = startWriter(origin, { current: tokens });
  for (let times = 0; times < 5; times += 1) expect((await writer.write()).status).toBe(200);

  const before = writer.taken();
  const met = countMeetings();
  await way.fill(product);
  // What room is left in the files that are there goes first.
  while ((await met.meet(writer.write)).status !== 503);
  for (let times = 0; times < 50; times += 1) await met.meet(writer.write);
  expect(await visit(origin, tokens, met)).toEqual({
    home: 200,
    read: 200,
    own: 200,
    health: 200,
    refresh: 503,
    signIn: 503,
  });
  expect([product.hasEnded(), met.silent503s()]).toEqual([false, 0]);

  await way.free(product);
  const backMs = await untilFine(writer.write);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(200);
  expect(writer.taken()).toBeGreaterThan(before);
  const lost = await writer.lost();
  expect(lost).toEqual([]);
  await product.end('SIGKILL');
  const again = await startProductProcess(place);
  expect(await writer.lost()).toEqual([]);
  await again.end('SIGTERM');
  const file = new DatabaseSync(join(place.dataDir, 'dck.sqlite'));
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  file.close();
  const slowestMs = met.slowestMs();
  printFault({ fault: way.name, met: met.statuses(), slowestMs, backMs, lost: lost.length });
});

/** The mails in the outbox of a product. */
const outboxOf = async ({ place }: Product): Promise<string[]> => {
  const names = await readdir(join(place.dataDir, 'outbox')).catch(() => []);
  return names.filter((name) => /^\d.*\.eml$/.test(name));
};

/** Asks for a mail, and waits until it was tried in vain. */
const mailInVain = async (product: Product): Promise<void> => {
  const { response } = await forget(new IdentityBrowser(product.origin), ADA.email);
  expect(response.status).toBe(200);
  await vi.waitFor(() => expect(product.complaints()).toContain('mail_delayed'), MAIL_MS);
};

test('an outbox that is full', async ({ skip }) => {
  skip(!(await canMount()), 'only root can mount a small file system');
  const place = await makePlace();
  const outbox = join(place.dataDir, 'outbox');
  await mountSmall(outbox, 1);
  const product = await startProductProcess(place);
  await signUp(product.origin, ADA);
  const ballast = join(outbox, 'ballast');
  await vi.waitFor(async () => expect(await outboxOf(product)).not.toEqual([]), MAIL_MS);
  const before = (await outboxOf(product)).length;
  await writeFile(ballast, Buffer.alloc(2_000_000)).catch(() => {});
  await mailInVain(product);
  await rm(ballast);
  const freed = performance.now();
  await vi.waitFor(async () => expect(await outboxOf(product)).toHaveLength(before + 1), MAIL_MS);
  const backMs = Math.round(performance.now() - freed);
  printFault({ fault: 'full outbox', met: 'pages as ever', slowestMs: '–', backMs, lost: 0 });
  await product.end('SIGTERM');
});

test('a data folder that becomes read-only', async () => {
  const place = await makePlace();
  if (isRoot) await chown(place.dataDir, NOBODY.uid, NOBODY.gid);
  const product = await startProductProcess({ ...place, ...(isRoot && { as: NOBODY }) });
  const { origin } = product;
  const tokens = await signUp(origin, ADA);
  const writer = startWriter(origin, { current: tokens });
  const files = ['', 'dck.sqlite', 'dck.sqlite-wal', 'dck.sqlite-shm'];
  const setMode = async (folder: number, file: number): Promise<void> => {
    for (const name of files) await chmod(join(place.dataDir, name), name === '' ? folder : file);
    await chmod(join(place.dataDir, 'outbox'), folder).catch(() => {});
  };
  await vi.waitFor(async () => expect(await outboxOf(product)).not.toEqual([]), MAIL_MS);
  const before = (await outboxOf(product)).length;
  const met = countMeetings();
  await setMode(0o500, 0o400);
  for (let times = 0; times < 50; times += 1) await met.meet(writer.write);
  const visited = await visit(origin, tokens, met);
  await mailInVain(product);
  const second = startProductProcess({ ...product.place, port: product.place.port + 1 });
  await expect(second).rejects.toThrow(/cannot be written: permission denied/);
  await setMode(0o700, 0o600);
  const freed = performance.now();
  await vi.waitFor(async () => expect(await outboxOf(product)).toHaveLength(before + 1), MAIL_MS);
  const backMs = Math.round(performance.now() - freed);
  expect(new Set(Object.values(visited))).toEqual(new Set([200]));
  const lost = await writer.lost();
  expect([lost, product.hasEnded(), met.silent503s()]).toEqual([[], false, 0]);
  await product.end('SIGTERM');
  const fault = 'read-only data folder (the mail came back)';
  const slowestMs = met.slowestMs();
  printFault({ fault, met: met.statuses(), slowestMs, backMs, lost: lost.length });
});
