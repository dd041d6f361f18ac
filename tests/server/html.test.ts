import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { DIST } from '#support/dist.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url: string;
  readonly message: string;
}

/** What the checker says that is no error of ours. */
const NOT_OURS = [
  // It knows an older CSS than browsers do.
  /^CSS: /,
  // Astro puts its islands' one rule of style where the first island stands.
  /^A “style” element in “body” must be the first child of its parent/,
];

const JAR = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.log('There is no Java here: the HTML checker is skipped.');

test.skipIf(!hasJava)('the HTML checker finds no error of ours on any page', () => {
  const { stderr } = spawnSync(
    'java',
    ['-jar', JAR, '--errors-only', '--skip-non-html', '--format', 'json', DIST],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const { messages } = JSON.parse(stderr) as { messages: readonly Message[] };
  const ours = messages.filter(({ message }) => !NOT_OURS.some((known) => known.test(message)));
  expect(ours.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
});
