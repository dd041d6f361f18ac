import { expect, test } from 'vitest';

import { EMPTY_CASE } from '#lib/my-cards/cases.ts';
import { openPage } from '#support/stores/page.ts';

const ITEM = {
  kind: 'case',
  value: { ...EMPTY_CASE, slug: 'rain-coat', title: 'Wheel' },
} as const;

test('what a sign-out in another tab forgets is no longer shown as saved', async () => {
  const page = openPage('http://localhost', '/showcase/rain-coat');
  const { $savedKeys, loadSavedKeys, toggleSaved } = await import('#lib/my-cards/saved.store.ts');
  loadSavedKeys();
  toggleSaved(ITEM);
  expect([...($savedKeys.get() ?? [])]).toEqual(['cd.case.rain-coat']);
  page.changeElsewhere('cd.case.rain-coat', null);
  expect([...($savedKeys.get() ?? [])]).toEqual([]);
});

test('nor does it stay on the list of saved things', async () => {
  const page = openPage('http://localhost', '/saved');
  const { toggleSaved } = await import('#lib/my-cards/saved.store.ts');
  const { $shelf, openLibrary } = await import('#lib/my-cards/library.store.ts');
  toggleSaved(ITEM);
  openLibrary();
  expect($shelf.get()).toHaveLength(1);
  page.changeElsewhere('cd.case.rain-coat', null);
  expect($shelf.get()).toEqual([]);
});
