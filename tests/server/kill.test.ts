import { expect, test } from 'vitest';

import { makeTemporaryFolder } from '#support/folder.ts';
import { freePort } from '#support/free-port.ts';
import { killUnderLoad } from '#support/kills.ts';

test(
  'a server killed under load has kept what it acknowledged, with one owner each, and every session',
  { timeout: 60_000 },
  async () => {
    const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
    const { acknowledged, refreshed, ...damage } = await killUnderLoad(place, 1);
    expect(Math.min(acknowledged, refreshed)).toBeGreaterThan(0);
    expect(damage).toEqual({ lost: [], doubled: [], signedOut: 0, wrong: 0 });
  },
);
