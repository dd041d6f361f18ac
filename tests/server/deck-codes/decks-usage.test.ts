import { expect, test } from 'vitest';

import { startDecks } from '#support/deck-codes/decks-command.ts';

test.each([
  [[]],
  [['dance']],
  [['constructor']],
  [['mint']],
  [['mint', '--count', '0']],
  [['mint', '--count', '1e3']],
  [['mint', '--count', '99999999']],
  [['mint', '--count', '1', '--expires', '2030-02-30']],
  [['mint', '--count', '1', '--expires', '2001-01-01']],
  [['mint', '--count', '1', '--colour', 'red']],
  [['list', 'all']],
  [['expire']],
  [['expire', 'B12']],
  [['release', 'B12', 'B15']],
])('the arguments %j are wrong usage', async (args) => {
  const { decks } = await startDecks();
  const { status, stdout, stderr } = await decks(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+\. See --help\.\n$/);
});

test.each([[['--help']], [['mint', '--help']], [['list', '--help']]])(
  '%j tells what there is',
  async (args) => {
    const { decks } = await startDecks();
    const { status, stdout } = await decks(...args);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run decks/)]);
  },
);
