import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { findLeaks } from '#support/leaks.ts';
import { SERVER_LOG } from '#support/server-log.mjs';

test('the server said nothing that only a person may know', async () => {
  const output = await readFile(SERVER_LOG, 'utf8');
  expect(output).toContain('"event":"request"');
  expect(findLeaks(output)).toEqual([]);
});
