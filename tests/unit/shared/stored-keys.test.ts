import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  DEVICE_CACHES,
  DEVICE_KEYS,
  PERSON_DATABASES,
  PERSON_KEYS,
  SESSION_KEYS,
  SIGN_IN_KEYS,
} from '#lib/shared/stored-keys.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const LIST = 'src/lib/shared/stored-keys.ts';

/** Names that look like keys and are none: those of locks, and of lines between tabs and the worker. */
const NO_KEYS: ReadonlySet<string> = new Set([
  'cd.auth.refresh',
  'cd.deck.download',
  'cd.my.sync',
  'cd.my',
  'cd.idle',
  'cd.table.',
]);

const LISTED = [
  ...DEVICE_CACHES,
  ...DEVICE_KEYS,
  ...SESSION_KEYS,
  ...SIGN_IN_KEYS,
  ...PERSON_KEYS,
  ...PERSON_DATABASES,
];

/** Every key or beginning of one that the code names. */
const named = globSync('{contract,src}/**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((file) => file !== LIST)
  .flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(/['"`](cd\.[A-Za-z.:-]+)/g),
      ([, key = '']) => key,
    ),
  )
  .filter((key) => !NO_KEYS.has(key));

const isListed = (key: string): boolean =>
  LISTED.some((entry) => key === entry || (/[.:]$/.test(entry) && key.startsWith(entry)));

test('every key that the code names is the device’s, the session’s or the person’s', () => {
  expect(named.filter((key) => !isListed(key))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

test('every key of the lists is named by the code that keeps something under it', () => {
  const own = LISTED.filter((key) => key.startsWith('cd.'));
  expect(own.filter((entry) => !named.some((key) => key.startsWith(entry)))).toEqual([]);
});

test('no key is in two lists', () => {
  expect(new Set(LISTED).size).toBe(LISTED.length);
});
