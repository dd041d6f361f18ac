import { beforeEach, expect, test, vi } from 'vitest';

import { readMoved, removeMoved } from '#lib/shared/moved-item.browser.ts';
import { clearPersonal, readPersonal } from '#lib/shared/personal.browser.ts';

/** The browser's storage, as far as the product uses it. */
const makeStorage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('window', {
    localStorage: makeStorage(items),
    sessionStorage: makeStorage(new Map()),
  });
  return () => vi.unstubAllGlobals();
});

test('a value under its old key is read and moved', () => {
  items.set('dck.camera', 'rear');
  expect(readMoved('cd.camera')).toBe('rear');
  expect([...items]).toEqual([['cd.camera', 'rear']]);
});

test('a value under the new key wins over an older one, which goes', () => {
  items.set('dck.camera', 'front').set('cd.camera', 'rear');
  expect(readMoved('cd.camera')).toBe('rear');
  expect([...items]).toEqual([['cd.camera', 'rear']]);
});

test('what is forgotten does not come back from its old key', () => {
  items.set('dck.camera', 'rear');
  removeMoved('cd.camera');
  expect(readMoved('cd.camera')).toBeNull();
});

test('what was remembered of a person before is still known', () => {
  items.set('dck.personal.last-read', '["B14"]');
  expect(readPersonal('last-read')).toEqual(['B14']);
});

test('a person who signs out before anything has moved leaves nothing behind', () => {
  items.set('dck.personal.owner', '"ada"').set('dck.personal.last-read', '["B14"]');
  clearPersonal();
  expect([...items]).toEqual([]);
});

test('keys that nobody knows stay as they are', () => {
  items.set('dck.else', 'x').set('else', 'y');
  readPersonal('owner');
  clearPersonal();
  expect([...items]).toEqual([
    ['dck.else', 'x'],
    ['else', 'y'],
  ]);
});
