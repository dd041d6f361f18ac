import { expect, test } from 'vitest';

import { openPage } from '#support/stores/page.ts';

const open = async () => {
  const page = openPage('http://localhost', '/dash');
  return { page, ...(await import('#lib/cards/dash.store.ts')) };
};

test('a card that is scanned is opened once My Cards has it', async () => {
  const { page, readScanned } = await open();
  const noted = Promise.withResolvers<void>();
  const opened = readScanned('B12', noted.promise);
  await Promise.resolve();
  expect(page.left).toEqual([]);
  noted.resolve();
  await opened;
  expect(page.left).toEqual(['http://localhost/browse/B12']);
});

test('a card that is scanned is opened where My Cards does not come', async () => {
  const { page, readScanned } = await open();
  await readScanned('B12', new Promise(() => {}));
  expect(page.left).toEqual(['http://localhost/browse/B12']);
});
