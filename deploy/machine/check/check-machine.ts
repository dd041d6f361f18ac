import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { signUpOne } from '#support/process/product-process.ts';

import { ensureBuilt } from '../../../scripts/build.mjs';
import { buildAsImage } from './build-stage.ts';
import { instructionsOf, lastStageOf } from './dockerfile.ts';
import { hasProgram } from './proxies.ts';
import { replay, type Replayed } from './replay.ts';
import { Tally } from './tally.ts';

const FOLDER = join(import.meta.dirname, '..');
const ROOT = join(FOLDER, '..', '..');
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

const UNIT = read('deploy', 'machine', 'dck.service');
const DOCKERFILE = read('deploy', 'machine', 'Dockerfile');

/** The command of `npm run serve`, without the shell's word to run it in its own place. */
const serveCommand = (): string =>
  (JSON.parse(read('package.json')) as { scripts: { serve: string } }).scripts.serve.replace(
    /^exec /,
    '',
  );

/** systemd's measure of exposure, in tenths: 0 is shut off, 100 is without any protection. */
const MOST_EXPOSED = '20';

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
};

const checkUnit = async (tally: Tally): Promise<void> => {
  await tally.take('the unit starts what npm run serve starts', () => {
    const start = /^ExecStart=\/srv\/dck\/node_modules\/\.bin\/(.*)$/m.exec(UNIT)?.[1];
    assert.equal(start, serveCommand());
  });
  if (!hasProgram('systemd-analyze', ['--version'])) {
    tally.skip('the systemd unit', 'systemd-analyze is not on this machine.');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'dck-unit-'));
  const unit = join(folder, 'dck.service');
  // The program's place is the only one that has to exist for the check.
  writeFileSync(unit, UNIT.replace('/srv/dck/node_modules/.bin/node', process.execPath));
  await tally.take('systemd takes the unit without a word', () => {
    const { status, stderr } = analyze('verify', unit);
    assert.equal(stderr, '');
    assert.equal(status, 0);
  });
  await tally.take('systemd finds the unit little exposed', () => {
    const threshold = `--threshold=${MOST_EXPOSED}`;
    const { status, stdout } = analyze('security', '--offline=true', '--no-pager', threshold, unit);
    assert.equal(status, 0, stdout.trim().split('\n').at(-1));
  });
  tally.skip('the unit under systemd itself', 'its sandbox was not started.');
  await rm(folder, { recursive: true });
};

/** The names in a set of system calls, with those of the sets in it. */
const callsIn = (set: string): ReadonlySet<string> => {
  const lines = analyze('syscall-filter', set).stdout.split('\n');
  const names = lines.map((line) => line.trim()).filter((line) => /^@?[\w-]+$/.test(line));
  const [, ...own] = names;
  return new Set(own.flatMap((name) => (name.startsWith('@') ? Array.from(callsIn(name)) : name)));
};

/** The system calls that the unit allows: its named sets, without those behind `~`. */
const allowedCalls = (): ReadonlySet<string> => {
  const allowed = new Set<string>();
  for (const [, not, set = ''] of UNIT.matchAll(/^SystemCallFilter=(~?)(\S+)$/gm)) {
    for (const name of callsIn(set)) {
      if (not) allowed.delete(name);
      else allowed.add(name);
    }
  }
  return allowed;
};

interface Problem {
  readonly message: string;
}

/** A linter for Dockerfiles. */
type Lint = (text: string) => readonly Problem[];

const checkDockerfile = async (tally: Tally, lint: Lint): Promise<void> => {
  await tally.take('a linter has nothing to say about the Dockerfile', () => {
    assert.deepEqual(lint(DOCKERFILE), []);
  });
  await tally.take('the image can be built with every setting that the site is built with', () => {
    const [, ofTheBuild = ''] = read('.env.example').split('read when the site is built');
    const settings = [...ofTheBuild.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    const given = instructionsOf(DOCKERFILE).filter(([name]) => name === 'ARG');
    const names = given.map(([, name]) => name);
    assert.deepEqual(names.toSorted(), ['PUBLIC_ORIGIN', ...settings].toSorted());
  });
  await tally.take('the image starts what npm run serve starts, and not as root', () => {
    const { command, user } = lastStageOf(DOCKERFILE);
    assert.equal(command.join(' '), serveCommand());
    assert.equal(user, 'node');
  });
  await tally.take('no secret and nothing heavy gets into the build', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.env', '.git', 'data', 'node_modules']) assert.ok(ignored.includes(name));
  });
  await tally.take('the site is built of what Docker copies, as many files as here', async () => {
    const here = await readdir(join(ROOT, 'dist'), { recursive: true });
    const built = await buildAsImage();
    assert.equal(built.length, here.length);
  });
  tally.skip('docker build', 'no Docker engine was used; the files of the image are run instead.');
};

const checkReplay = async (tally: Tally): Promise<void> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    tally.skip('the files of the image', 'only root of a Linux machine can run them as nobody.');
    return;
  }
  const counting = hasProgram('strace', ['-V']) && hasProgram('systemd-analyze', ['--version']);
  let started: Replayed | undefined;
  await tally.take(
    'the image’s files alone start, read-only, for somebody who owns nothing',
    async () => {
      started = await replay(DOCKERFILE, counting);
    },
  );
  if (!started) return;
  const container = started;
  const get = async (path: string): Promise<number> =>
    (await fetch(container.origin + path, { redirect: 'manual' })).status;
  await tally.take('they serve pages, sign people up and give cards', async () => {
    for (const path of ['/', '/faq', '/browse/B12', '/favicon.svg', '/healthz']) {
      assert.equal(await get(path), 200, path);
    }
    const { access_token: token } = await signUpOne(container.origin);
    const headers = { Authorization: `Bearer ${token}` };
    const cards = await fetch(`${container.origin}/api/cards`, { headers });
    assert.equal(cards.status, 200);
  });
  await tally.take('its health check tells that it is well', () => {
    assert.equal(container.health(), 0);
  });
  await tally.take('its commands print deck codes', () => {
    const printed = container.run(['server/deck-codes/decks.command.ts', 'mint', '--count', '2']);
    assert.equal(printed.match(/^[0-9A-F-]{36}/gm)?.length, 2);
  });
  await tally.take('it writes into its data alone', async () => {
    assert.deepEqual(await container.written(), []);
  });
  const calls = await container.end();
  if (!counting) {
    tally.skip(
      'the system calls of the unit’s filter',
      'strace or systemd is not on this machine.',
    );
    return;
  }
  await tally.take('it makes no system call that the unit’s filter refuses', () => {
    const allowed = allowedCalls();
    assert.ok(calls.length > 20 && allowed.size > 100);
    assert.deepEqual(
      calls.filter((name) => !allowed.has(name)),
      [],
    );
  });
};

/**
 * Checks the unit and the Dockerfile.
 * @param lint comes from the package that is never part of the product
 * @returns the exit status
 */
export const checkMachine = async (lint: Lint): Promise<number> => {
  const tally = new Tally();
  // An image has the product's own deck, not that of the tests.
  delete process.env['DECK_DIR'];
  delete process.env['SITE_DIR'];
  if (!(await ensureBuilt())) {
    tally.fail('the site', 'It could not be built.');
    return tally.end();
  }
  await checkUnit(tally);
  await checkDockerfile(tally, lint);
  await checkReplay(tally);
  return tally.end();
};
