/** Moves items saved by a visitor or an earlier version to My Cards (behaviour/my-cards.md, 'Saved items'). */

import { keepKey } from '#lib/my-cards/items.ts';
import { PREFIX_OF, SAVED_PREFIXES } from '#lib/my-cards/saved-prefixes.ts';
import { savedKeysIn, type Entry } from '#lib/my-cards/saved.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { parseShowcaseSlug } from '#lib/shared/names.ts';
import { listItems, removeItem } from '#lib/shared/storage.browser.ts';

const savedAt = (text: string): number => {
  const { created } = JSON.parse(text) as { readonly created?: unknown };
  return typeof created === 'number' && created > 0 ? Math.floor(created) : now();
};

/** Key of a saved item in My Cards; a person's own case has no page and stays. */
const keptAs = (key: string): string | undefined => {
  if (key.startsWith(PREFIX_OF.persona))
    return keepKey('persona', key.slice(PREFIX_OF.persona.length));
  const slug = parseShowcaseSlug(key.slice(PREFIX_OF.case.length));
  return slug && keepKey('case', slug);
};

/**
 * Keeps the items saved in this browser, then deletes them from its storage.
 * @param keep resolves when the items are stored on this device
 */
export const adoptSaved = async (
  keep: (
    ...things: readonly {
      readonly kind: 'keep';
      readonly key: string;
      readonly value: { readonly at: number };
    }[]
  ) => Promise<void>,
): Promise<void> => {
  const entries: readonly Entry[] = listItems('localStorage', SAVED_PREFIXES);
  const sound = savedKeysIn(entries);
  const adopted = entries.flatMap(([key, text]) => {
    const name = sound.has(key) ? keptAs(key) : undefined;
    return name === undefined ? [] : [{ from: key, name, at: savedAt(text) }];
  });
  if (adopted.length === 0) return;
  await keep(
    ...adopted.map(({ name, at }) => ({ kind: 'keep', key: name, value: { at } }) as const),
  );
  for (const { from } of adopted) removeItem('localStorage', from);
};
