/** Imports a JSON file of My Cards (behaviour/my-cards.md, 'My Cards'). No DOM. */
import * as z from 'zod/mini';

import * as m from '#messages';

import { Item, Operation, type Hand } from '#contract/my-cards.ts';
import { parseJson } from '#lib/shared/parse-json.ts';
import { agendasOf, handsOf, valueOf, type Change, type Items } from './items.ts';
import { FILE_FORMAT, FILE_VERSION } from './portable.ts';

const File = z.object({ format: z.string(), version: z.int(), items: z.array(z.unknown()) });

export type Imported =
  | { readonly ok: false; readonly message: string }
  | {
      readonly ok: true;
      readonly changes: readonly Change[];
      /** Number of invalid items. */
      readonly unread: number;
    };

const isSameHand = (one: Hand, other: Hand): boolean =>
  one.name === other.name && one.cards.join() === other.cards.join();

/** The changes for an imported item: nothing is overwritten or duplicated. */
const changesOf = (item: Item, here: Items, newId: () => string): readonly Change[] => {
  if (item.value === null) return [];
  switch (item.kind) {
    case 'note': {
      const note = valueOf(here, 'note', item.key);
      const known = new Set([note?.text, ...(note?.others ?? []).map(({ text }) => text)]);
      return [...(item.value.others ?? []), item.value].flatMap(({ text }) =>
        known.has(text) ? [] : [{ kind: 'note', key: item.key, value: { text } }],
      );
    }
    case 'hand': {
      const { value } = item;
      if (handsOf(here).some((hand) => isSameHand(hand, value))) return [];
      const taken = valueOf(here, 'hand', item.key) !== undefined;
      return [{ kind: 'hand', key: taken ? newId() : item.key, value }];
    }
    case 'agenda': {
      const { at: _at, ...wanted } = item.value;
      const isHere = agendasOf(here).some(
        ({ at: _when, key: _key, ...known }) => JSON.stringify(known) === JSON.stringify(wanted),
      );
      if (isHere) return [];
      const taken = valueOf(here, 'agenda', item.key) !== undefined;
      return [{ kind: 'agenda', key: taken ? newId() : item.key, value: item.value }];
    }
    case 'keep':
    case 'laid':
    case 'met': {
      const { kind, key, value } = item;
      return [{ kind, key, value } as Change];
    }
  }
};

const refuse = (message: string): Imported => ({ ok: false, message });

/** @param here the existing items */
export const readFile = (text: string, here: Items, newId: () => string): Imported => {
  const json = parseJson(text);
  if (json === undefined) return refuse(m.my_cards_import_damaged());
  const { data: file } = File.safeParse(json);
  if (file?.format !== FILE_FORMAT) return refuse(m.my_cards_import_other_file());
  if (file.version > FILE_VERSION) return refuse(m.my_cards_import_newer());
  const changes: Change[] = [];
  let unread = 0;
  for (const entry of file.items) {
    const { data: item } = Item.safeParse(Object.assign({ revision: 0 }, entry));
    const wanted = item ? changesOf(item, here, newId) : [];
    const sound = wanted.filter(
      (change) => Operation.safeParse({ ...change, id: newId() }).success,
    );
    if (!item || sound.length < wanted.length) unread += 1;
    changes.push(...sound);
  }
  return { ok: true, changes, unread };
};
