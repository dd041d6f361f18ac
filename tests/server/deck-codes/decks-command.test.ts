import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { DECK_CODE_PATTERN } from '#contract/parse-deck-code.ts';
import { codesIn, ORIGIN, startDecks } from '#support/deck-codes/decks-command.ts';

describe('mint', () => {
  test('prints codes with their links as CSV', async () => {
    const { decks } = await startDecks();
    const { status, stdout } = await decks('mint', '--count', '3');
    const [heading, ...lines] = stdout.trimEnd().split('\n');
    expect([status, heading, lines.length]).toEqual([0, 'code,link', 3]);
    for (const line of lines) {
      const [code = '', link] = line.split(',');
      expect(code).toMatch(DECK_CODE_PATTERN);
      expect(link).toBe(`${ORIGIN}/r/${code}`);
    }
  });

  test('makes codes that can be registered', async () => {
    const { decks, claim } = await startDecks();
    const [code = ''] = codesIn((await decks('mint', '--count', '1')).stdout);
    expect(await claim(code)).toBe('claimed');
  });

  test('writes a file that only its owner can read', async () => {
    const { decks, folder } = await startDecks();
    const file = join(folder, 'codes.csv');
    await decks('mint', '--count', '2', '--out', file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(codesIn(await readFile(file, 'utf8'))).toHaveLength(2);
  });

  test('never writes over a file of codes', async () => {
    const { decks, folder } = await startDecks();
    const file = join(folder, 'codes.csv');
    await writeFile(file, 'precious');
    const { status, stderr } = await decks('mint', '--count', '2', '--out', file);
    expect([status, stderr]).toEqual([
      1,
      `${file} is there already. Codes are never written over.\n`,
    ]);
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test('that cannot write its file makes no codes', async () => {
    const { decks, folder } = await startDecks();
    const file = join(folder, 'nowhere', 'codes.csv');
    const { status, stderr } = await decks('mint', '--count', '2', '--out', file);
    expect([status, stderr.split('\n').length]).toEqual([1, 2]);
    expect((await decks('list')).stdout).toBe('');
  });

  test('of an expiry makes codes that can be registered until that day', async () => {
    const { decks } = await startDecks();
    await decks('mint', '--count', '1', '--expires', '2999-12-31');
    expect((await decks('list')).stdout).toMatch(/unclaimed {2}until 2999-12-31\n$/);
  });

  test.each(['SIGKILL', 'SIGINT'] as const)('broken off by %s makes no codes', async (signal) => {
    const { decks, spawnDecks, folder } = await startDecks();
    const file = join(folder, 'codes.csv');
    const run = spawnDecks('mint', '--count', '1000000', '--out', file);
    await expect.poll(() => run.stderr(), { timeout: 50_000 }).toContain('10 %');
    run.kill(signal);
    expect(await run.ended).toBe(signal === 'SIGINT' ? 1 : signal);
    expect((await decks('list')).stdout).toBe('');
    expect(await readdir(folder)).not.toContain('codes.csv');
  });
});

describe('list, expire and release', () => {
  test('list shows a registered code in plain and an unclaimed one by its hash', async () => {
    const { decks, claim } = await startDecks();
    const [mine = '', free = ''] = codesIn((await decks('mint', '--count', '2')).stdout);
    await claim(mine);
    const { stdout } = await decks('list');
    expect(stdout).toContain(`${mine}  claimed  since `);
    expect(stdout).not.toContain(free);
    expect(stdout.match(/^sha256:[0-9a-f]+ {2}unclaimed$/gm)).toHaveLength(1);
  });

  test('list --unclaimed leaves out what cannot be registered', async () => {
    const { decks, claim } = await startDecks();
    const [mine = '', old = ''] = codesIn((await decks('mint', '--count', '3')).stdout);
    await claim(mine);
    await decks('expire', old);
    expect((await decks('list', '--unclaimed')).stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  test('an expired code can no longer be registered', async () => {
    const { decks, claim } = await startDecks();
    const [code = ''] = codesIn((await decks('mint', '--count', '1')).stdout);
    expect((await decks('expire', code.toLowerCase())).status).toBe(0);
    expect(await claim(code)).toBe('expired');
  });

  test('a released code can be registered again', async () => {
    const { decks, claim } = await startDecks();
    const [code = ''] = codesIn((await decks('mint', '--count', '1')).stdout);
    await claim(code);
    expect((await decks('release', code)).status).toBe(0);
    expect((await decks('list', '--unclaimed')).stdout).toContain('unclaimed');
  });

  test.each(['expire', 'release'])('%s of an unknown code is a failure', async (command) => {
    const { decks } = await startDecks();
    const { status, stderr } = await decks(command, '3F2504E0-4F89-41D3-9A0C-0305E82C3301');
    expect([status, stderr]).toEqual([1, 'There is no such deck code.\n']);
  });

  test('release of a code that nobody has is a failure', async () => {
    const { decks } = await startDecks();
    const [code = ''] = codesIn((await decks('mint', '--count', '1')).stdout);
    expect(await decks('release', code)).toMatchObject({
      status: 1,
      stderr: 'Nobody has registered this deck code.\n',
    });
  });
});

describe('the first start', () => {
  test('is once: a second start makes none, list --unclaimed shows them again', async () => {
    const { firstStart, decks } = await startDecks();
    const [code = ''] = await firstStart();
    expect(await firstStart()).toEqual([]);
    const { stdout } = await decks('list', '--unclaimed');
    expect(stdout).toContain(`${code}  unclaimed  ${ORIGIN}/r/${code}\n`);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  });

  test('keeps its codes in a file that only the operator can read', async () => {
    const { env, firstStart } = await startDecks();
    await firstStart();
    expect((await stat(join(env.DATA_DIR, 'first-codes.txt'))).mode & 0o777).toBe(0o600);
  });
});
