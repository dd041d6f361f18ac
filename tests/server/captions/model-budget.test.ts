import { expect, test } from 'vitest';

import { CaptionAnswer } from '#contract/caption-answer.ts';
import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { ADDRESS_HEADER, makeApp, type TestApp } from '#support/api/app.ts';
import { answers, serveModel, writes, type Behaviour } from '#support/captions/model-stub.ts';
import { makeDatabase } from '#support/database/database.ts';

const ENGLISH = 'The DCK deck is out of its box.\nOne card lies open, and I keep looking at it.';
const REQUEST = JSON.stringify(captionRequest(DEFAULT_CHOICES, 0));
const DAY = 24 * 60 * 60_000;

interface Budget {
  readonly daily: number;
  readonly dailyPerAddress: number;
}

/** Two servers on one database, with a model and its budget. */
const makePair = async (budget: Budget, behave: Behaviour = writes(ENGLISH)) => {
  const { place } = await makeDatabase();
  const stub = await serveModel(behave);
  const captionModel = { url: stub.url, key: 'key', model: 'test-model', ...budget };
  const first = await makeApp({ place, captionModel });
  return { first, second: await makeApp({ place, captionModel }), stub };
};

const writerOf = async ({ app }: TestApp, address: string): Promise<string> => {
  const headers = { 'content-type': 'application/json', [ADDRESS_HEADER]: address };
  const answer = await app.request('/thanks/social', { method: 'POST', headers, body: REQUEST });
  return CaptionAnswer.parse(await answer.json()).data.by;
};

/** How many of these captions the model writes, half of them from each server, all at once. */
const writtenByModel = async (
  { first, second }: { first: TestApp; second: TestApp },
  addresses: readonly string[],
): Promise<number> => {
  const writers = await Promise.all(
    addresses.map((address, at) => writerOf(at % 2 === 0 ? first : second, address)),
  );
  return writers.filter((by) => by === 'model').length;
};

const repeat = (address: string, times: number): readonly string[] =>
  Array.from({ length: times }, () => address);

test('two servers together give an address its budget, and no more', async () => {
  const pair = await makePair({ daily: 500, dailyPerAddress: 5 });
  expect(await writtenByModel(pair, repeat('192.0.2.1', 12))).toBe(5);
  expect(await writerOf(pair.first, '192.0.2.1')).toBe('composer');
  expect(pair.stub.calls).toHaveLength(5);
});

test('another address has a budget of its own', async () => {
  const { first, second } = await makePair({ daily: 500, dailyPerAddress: 1 });
  expect(await writerOf(first, '192.0.2.1')).toBe('model');
  expect(await writerOf(second, '192.0.2.2')).toBe('model');
});

test('two servers together keep to the budget of all', async () => {
  const pair = await makePair({ daily: 6, dailyPerAddress: 5 });
  const addresses = Array.from({ length: 12 }, (_, at) => `192.0.2.${at}`);
  expect(await writtenByModel(pair, addresses)).toBe(6);
  expect(pair.stub.calls).toHaveLength(6);
});

test('what the budget of all refuses costs an address nothing', async () => {
  const { first } = await makePair({ daily: 1, dailyPerAddress: 1 });
  await writerOf(first, '192.0.2.1');
  await writerOf(first, '192.0.2.2');
  const rows = await first.db.selectFrom('rate_limits').select(['key', 'points']).execute();
  const used = rows.filter(({ key }) => key.startsWith('caption-model-address:'));
  expect(used.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('the next day brings a new budget', async () => {
  const { first } = await makePair({ daily: 1, dailyPerAddress: 1 });
  await writerOf(first, '192.0.2.1');
  expect(await writerOf(first, '192.0.2.1')).toBe('composer');
  first.time.now += DAY;
  expect(await writerOf(first, '192.0.2.1')).toBe('model');
});

test('a call that fails counts as well', async () => {
  const { first, stub } = await makePair({ daily: 1, dailyPerAddress: 5 }, answers(500, ''));
  await writerOf(first, '192.0.2.1');
  await writerOf(first, '192.0.2.1');
  expect(stub.calls).toHaveLength(1);
});

test('no address can be read from what is stored for the budget', async () => {
  const { first } = await makePair({ daily: 5, dailyPerAddress: 5 });
  await writerOf(first, '192.0.2.1');
  const rows = await first.db.selectFrom('rate_limits').select('key').execute();
  const keys = rows.map(({ key }) => key).filter((key) => key.startsWith('caption-model'));
  expect(keys).toHaveLength(2);
  expect(keys.join(' ')).not.toContain('192.0.2.1');
});
