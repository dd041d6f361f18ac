import { expect, test } from 'vitest';

import { lateScriptFilesOf, readDist, sizeOf, taggedScriptFilesOf } from '#support/site/dist.ts';

const LATE = [
  '/index.html',
  '/home/index.html',
  '/faq/index.html',
  '/showcase/index.html',
  '/c/B12/index.html',
  '/a/paper-first/index.html',
  '/j/ines/index.html',
];

test.each(LATE)('%s asks for no script file before it is painted', async (page) => {
  expect(taggedScriptFilesOf(await readDist(page))).toEqual([]);
});

test.each(LATE)('%s names the files of its scripts for later', async (page) => {
  const files = lateScriptFilesOf(await readDist(page));
  expect(files).not.toEqual([]);
  expect((await Promise.all(files.map(sizeOf))).filter((size) => size === 0)).toEqual([]);
});

test('the landing page asks for no font and no picture by itself', async () => {
  const html = await readDist('/index.html');
  expect([...html.matchAll(/rel="(?:preload|modulepreload|stylesheet)"/g)]).toEqual([]);
  expect([...html.matchAll(/<img(?![^>]* loading="lazy")[^>]*>/g)]).toEqual([]);
});
