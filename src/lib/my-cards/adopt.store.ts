/** Moves items saved by a visitor or an earlier version to My Cards (behaviour/my-cards.md, 'Saved items'). */

import { keepKey } from '#lib/my-cards/items.ts';
import { PREFIX_OF, SAVED_PREFIXES } from '#lib/my-cards/saved-prefixes.ts';
import { savedKeysIn, type Entry } from '#lib/my-cards/saved.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { parseSlug } from '#lib/shared/names.ts';
import { listItems, removeItem } from '#lib/shared/storage.browser.ts';

const savedAt = (text: string): number => {
  const { created } = JSON.parse(text) as { readonly created?: unknown };
  return typeof created === 'number' && created > 0 ? Math.floor(created) : now();
};

/** Whether a stored case is one of the showcase: its pictures have a lasting address or a build's. */
const isOfShowcase = (text: string, slug: string): boolean =>
  ['/assets/showcase/', '/_astro/'].some((folder) => text.includes(`"${folder}${slug}-`));

/** Key of a saved item in My Cards; a person's own case has no page and stays. */
const keptAs = ([key, text]: Entry): string | undefined => {
  if (key.startsWith(PREFIX_OF.persona))
    return keepKey('persona', key.slice(PREFIX_OF.persona.length));
  const slug = parseSlug(key.slice(PREFIX_OF.case.length));
  return slug && isOfShowcase(text, slug) ? keepKey('case', slug) : undefined;
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
  const adopted = entries.flatMap((entry) => {
    const [key, text] = entry;
    const name = sound.has(key) ? keptAs(entry) : undefined;
    return name === undefined ? [] : [{ from: key, name, at: savedAt(text) }];
  });
  if (adopted.length === 0) return;
  await keep(
    ...adopted.map(({ name, at }) => ({ kind: 'keep', key: name, value: { at } }) as const),
  );
  for (const { from } of adopted) removeItem('localStorage', from);
};
