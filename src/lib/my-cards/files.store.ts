import { atom } from 'nanostores';

import * as m from '#messages';

import { FILE_PREFIX } from '#facts/files.ts';
import { NO_ITEMS } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { change } from '#lib/my-cards/my-sync.store.ts';
import { toJsonFile, toMarkdown, type TitleOf } from '#lib/my-cards/portable.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { saveFile } from '#lib/shared/download.browser.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';
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
  $fileReport.set(m.my_cards_json_exported({ file: `${NAME}.json` }));
};

export const exportMarkdown = (titleOf: TitleOf): void => {
  const text = toMarkdown($items.get() ?? NO_ITEMS, titleOf, now());
  saveFile(`${NAME}.md`, new Blob([text], { type: 'text/markdown' }));
  $fileReport.set(inDownloads(`${NAME}.md`));
};

/** A count as messages take it: to choose the form, and to read. */
const counted = (count: number) => ({ count, number: count.toLocaleString(FORMAT_LANGUAGE) });

/** Imports the items of a JSON file; existing items stay. */
export const importFile = async (file: Blob): Promise<void> => {
  if (file.size > LARGEST_FILE) {
    $fileReport.set(m.my_cards_import_too_large());
    return;
  }
  $fileReport.set(m.my_cards_import_reading());
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
      changes.length === 0
        ? m.my_cards_import_nothing_new()
        : m.my_cards_import_done(counted(changes.length));
    $fileReport.set(unread === 0 ? came : `${came} ${m.my_cards_import_unread(counted(unread))}`);
  } catch (error) {
    console.error('The file could not be read.', error);
    $fileReport.set(m.my_cards_import_failed());
  }
};
