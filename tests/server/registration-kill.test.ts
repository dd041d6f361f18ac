import { expect, test } from 'vitest';

import { makeTemporaryFolder } from '#support/folder.ts';
import { freePort } from '#support/free-port.ts';
import { killDuringRegistrations } from '#support/registration-kills.ts';

test(
  'a server killed amid registrations has kept every one that it acknowledged, each with one owner',
  { timeout: 60_000 },
  async () => {
    const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
    const { acknowledged, lost, doubled } = await killDuringRegistrations(place, 2);
    expect(acknowledged).toBeGreaterThan(0);
    expect([lost, doubled]).toEqual([[], []]);
  },
);
