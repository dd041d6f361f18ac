import { beforeEach, expect, test } from 'vitest';

import { readMoved, removeMoved } from '#lib/shared/moved-item.browser.ts';
import { clearPersonal, readPersonal } from '#lib/shared/personal.browser.ts';
import { openPage, type TestPage } from '#support/stores/page.ts';

let items: TestPage['localStorage'];

beforeEach(() => {
  items = openPage('http://localhost', '/').localStorage;
});

test('a value under its old key is read and moved', () => {
  items.setItem('dck.camera', 'rear');
  expect(readMoved('cd.camera')).toBe('rear');
  expect({ ...items }).toEqual({ 'cd.camera': 'rear' });
});

test('a value under the new key wins over an older one, which goes', () => {
  items.setItem('dck.camera', 'front');
  items.setItem('cd.camera', 'rear');
  expect(readMoved('cd.camera')).toBe('rear');
  expect({ ...items }).toEqual({ 'cd.camera': 'rear' });
});

test('what is forgotten does not come back from its old key', () => {
  items.setItem('dck.camera', 'rear');
  removeMoved('cd.camera');
  expect(readMoved('cd.camera')).toBeNull();
});

test('what was remembered of a person before is still known', () => {
  items.setItem('dck.personal.last-read', '["B12"]');
  expect(readPersonal('last-read')).toEqual(['B12']);
});

test('a person who signs out before anything has moved leaves nothing behind', () => {
  items.setItem('dck.personal.owner', '"ada"');
  items.setItem('dck.personal.last-read', '["B12"]');
  clearPersonal();
  expect({ ...items }).toEqual({});
});

test('keys that nobody knows stay as they are', () => {
  items.setItem('dck.else', 'x');
  items.setItem('else', 'y');
  readPersonal('owner');
  clearPersonal();
  expect({ ...items }).toEqual({ 'dck.else': 'x', else: 'y' });
});
