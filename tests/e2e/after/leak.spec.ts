import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { findLeaks } from '#support/process/leaks.ts';
import { SERVER_LOG } from '#support/process/server-log.mjs';

/** The first start prints three unclaimed deck codes. */
const FIRST_CODE = /^ {2}([0-9A-F-]{36}) {2}http\S+\/r\/\1$/gm;

test('the server said nothing that only a person may know', async () => {
  const output = await readFile(SERVER_LOG, 'utf8');
  expect(output).toContain('"event":"request"');
  expect(findLeaks(output.replaceAll(FIRST_CODE, ''))).toEqual([]);
});
