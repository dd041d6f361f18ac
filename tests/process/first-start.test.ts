import { expect, test } from 'vitest';

import { ORIGIN, startDecks } from '#support/deck-codes/decks-command.ts';

test('the first start prints three codes with links that can be registered, the ready line last', async () => {
  const { claim, serveOnce } = await startDecks();
  const lines = (await serveOnce()).trimEnd().split('\n');
  const codes = lines.flatMap((line) => / {2}(\S{36}) {2}(\S+)$/.exec(line)?.slice(1, 3) ?? []);
  expect(codes).toHaveLength(6);
  expect(codes[1]).toBe(`${ORIGIN}/r/${codes[0]}`);
  expect(lines.at(-1)).toContain('is ready on');
  expect(await claim(codes[0] ?? '')).toBe('claimed');
});

test('a second start prints no codes', async () => {
  const { firstStart, serveOnce } = await startDecks();
  await firstStart();
  expect(await serveOnce()).toMatch(/^DCK is ready on [^\n]+\n$/);
});
