import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makeTemporaryFolder } from '#support/shared/folder.ts';

import { editorConfig } from '../../../scripts/editor/config.ts';
import { pathInRepository } from '../../../scripts/editor/repository.ts';

/** The paths of a configuration: folders and files of entries, and folders of pictures. */
const pathsOf = ({ media_folder, collections = [] }: ReturnType<typeof editorConfig>) => [
  media_folder,
  ...collections.flatMap((collection) => [
    ...('folder' in collection ? [collection.folder] : []),
    ...('files' in collection ? collection.files.map(({ file }) => file) : []),
    ...('media_folder' in collection ? [collection.media_folder?.replace(/^\//, '')] : []),
  ]),
];

test('a repository has the paths of the folder below the deck’s place in it', () => {
  const paths = pathsOf(editorConfig());
  expect(paths).toEqual(expect.arrayContaining(['cards', 'deck.yaml', 'pictures/articles']));
  expect(pathsOf(editorConfig('owner/name', 'box/deck'))).toEqual(
    paths.map((path) => `box/deck/${path}`),
  );
  expect(pathsOf(editorConfig('owner/name', ''))).toEqual(paths);
});

test('the place of a deck in a repository is its path from the folder with .git', async () => {
  const folder = await makeTemporaryFolder();
  const deck = join(folder, 'box', 'deck');
  await mkdir(join(folder, '.git'));
  await mkdir(deck, { recursive: true });
  expect([pathInRepository(deck), pathInRepository(folder)]).toEqual(['box/deck', '']);
});

test('every kind of entry has a form for a new one', () => {
  const closed = (editorConfig().collections ?? []).filter(
    (collection) => 'create' in collection && collection.create === false,
  );
  expect(closed).toEqual([]);
});
