import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  mintByCommand,
  postRegistration,
  registeredCodes,
  signUpMany,
  startProduct,
} from '#support/product.ts';
import { killDuringRegistrations } from '#support/registration-kills.ts';

const PORT = 4393;
const KILLS = 25;
const ACCOUNTS = 100;

const withFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'dck-stress-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const check = (holds: boolean, claim: string): void => {
  if (!holds) throw new Error(`Does not hold: ${claim}`);
};

/** `kill -9` during a stream of registrations. */
const kills = () =>
  withFolder(async (dataDir) => {
    const report = await killDuringRegistrations({ port: PORT, dataDir }, KILLS);
    check(report.acknowledged > 0, 'something was registered');
    check(report.lost.length === 0, 'every acknowledged registration is there');
    check(report.doubled.length === 0, 'no code has two owners');
    return { [`kept over ${KILLS} kills, registrations`]: report.acknowledged };
  });

/** One code, claimed by many accounts at once through two processes on one database. */
const race = () =>
  withFolder(async (dataDir) => {
    const place = { port: PORT, dataDir };
    const [code = ''] = await mintByCommand(place, 1);
    const first = await startProduct(place);
    const second = await startProduct({ port: PORT + 1, dataDir, origin: first.origin });
    const tokens = await signUpMany(first.origin, ACCOUNTS);
    const answers = await Promise.all(
      tokens.map((token, index) =>
        postRegistration((index % 2 === 0 ? first : second).origin, token, code),
      ),
    );
    const count = (status: number): number =>
      answers.filter((answer) => answer.status === status).length;
    const lists = await Promise.all(tokens.map((token) => registeredCodes(first.origin, token)));
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    check(count(200) === 1, 'exactly one account gets the code');
    check(count(409) === ACCOUNTS - 1, 'all others are told that it is in use');
    check(lists.flat().length === 1, 'exactly one account has the code');
    return { [`winners of ${ACCOUNTS} parallel claims, 2 processes`]: count(200) };
  });

/** The long rounds of deck registration. */
export default [kills, race];
