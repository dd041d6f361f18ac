import { expect, test } from 'vitest';

import { getConfig } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

test('everything has a default', () => {
  expect(getConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4321,
    origin: 'http://localhost:4321',
    dataDir: './data',
  });
});

test('the origin follows the port', () => {
  expect(getConfig({ PORT: '8080' }).origin).toBe('http://localhost:8080');
});

test('an empty value counts as unset', () => {
  expect(getConfig({ PORT: '', PUBLIC_ORIGIN: '' }).port).toBe(4321);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PUBLIC_ORIGIN', 'app.example.com'],
  ['PUBLIC_ORIGIN', 'ftp://app.example.com'],
  ['PUBLIC_ORIGIN', 'https://app.example.com/path'],
])('%s=%s stops the start and is named', (name, value) => {
  const read = () => getConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${name}=`));
});
