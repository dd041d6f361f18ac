import { atom } from 'nanostores';

import { FILE_PREFIX } from '#facts/files.ts';
import { NO_ITEMS } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { change } from '#lib/my-cards/my-sync.store.ts';
import { toJsonFile, toMarkdown, type TitleOf } from '#lib/my-cards/portable.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { saveFile } from '#lib/shared/download.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { inDownloads } from '#lib/shared/text.ts';

/** Message about the last import or export. */
export const $fileReport = atom('');

/** Maximum size of an imported file, in bytes: above the limit of an account. */
const LARGEST_FILE = 16 * 1024 * 1024;

/** The name of an exported file, without its extension. */
const NAME = `${FILE_PREFIX}-my-cards`;

export const exportJson = (): void => {
  const text = toJsonFile($items.get() ?? NO_ITEMS, now());
  saveFile(`${NAME}.json`, new Blob([text], { type: 'application/json' }));
  $fileReport.set(`${inDownloads(`${NAME}.json`)} “Import” takes it in again.`);
};

export const exportMarkdown = (titleOf: TitleOf): void => {
  const text = toMarkdown($items.get() ?? NO_ITEMS, titleOf, now());
  saveFile(`${NAME}.md`, new Blob([text], { type: 'text/markdown' }));
  $fileReport.set(inDownloads(`${NAME}.md`));
};

const things = (count: number): string =>
  count === 1 ? 'One thing' : `${count.toLocaleString('en-GB')} things`;

/** Imports the items of a JSON file; existing items stay. */
export const importFile = async (file: Blob): Promise<void> => {
  if (file.size > LARGEST_FILE) {
    $fileReport.set('This file is larger than My Cards can be.');
    return;
  }
  $fileReport.set('Reading…');
  try {
    const [{ readFile }, text] = await Promise.all([
      import('#lib/my-cards/import.ts'),
      file.text(),
    ]);
    const read = readFile(text, $items.get() ?? NO_ITEMS, newId);
    if (!read.ok) {
      $fileReport.set(read.message);
      return;
    }
    const { changes, unread } = read;
    await change(...changes);
    const came =
      changes.length === 0 ? 'Nothing in it is new.' : `${things(changes.length)} taken in.`;
    $fileReport.set(unread === 0 ? came : `${came} ${things(unread)} could not be read.`);
  } catch (error) {
    console.error('The file could not be read.', error);
    $fileReport.set('The file could not be read. Check your connection and try again.');
  }
};
