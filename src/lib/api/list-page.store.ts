import { atom, computed, type ReadableAtom } from 'nanostores';

import type { Resource } from '#lib/shared/resource.ts';
import { currentPathname, setDocumentTitle } from '#lib/shared/address.browser.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { neighboursOf, type Neighbours } from '#lib/shared/neighbours.ts';
import { matchRoute } from '#lib/shared/routes.ts';

/** The page: the list, one item by the name in its address, or not known yet. */
export type ListPage =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'list' }
  | { readonly kind: 'one'; readonly name: string };

/** Reads the page from the address. */
export const readListPage = (): ListPage => {
  const match = matchRoute(currentPathname());
  const name = match?.parameter ?? match?.malformed;
  return name === undefined ? { kind: 'list' } : { kind: 'one', name };
};

/** Titles the document after an item once it is ready; logs `missing` where there is none. */
export const titleByItem = <Item>(
  $item: ReadableAtom<Resource<Item>>,
  titleOf: (item: Item) => string,
  missing: string,
): void => {
  $item.listen((state) => {
    if (state.status === 'ready') setDocumentTitle(documentTitle(titleOf(state.value)));
    if (state.status === 'missing') console.error(missing);
  });
};

/**
 * Creates the stores of a page of a list whose items are complete in it: the page, its item, and the items
 * before and after that one.
 * @param first the page, where its first script drew it
 */
export const createListPage = <Item>(
  $list: ReadableAtom<Resource<readonly Item[]>>,
  find: (items: readonly Item[], name: string) => Item | undefined,
  first: ListPage = { kind: 'unknown' },
) => {
  const $page = atom(first);
  const $item = computed([$list, $page], (list, page): Resource<Item> => {
    if (page.kind !== 'one') return { status: 'loading' };
    if (list.status !== 'ready') return list;
    const value = find(list.value, page.name);
    return value ? { status: 'ready', value } : { status: 'missing' };
  });
  const $neighbours = computed([$list, $item], (list, open): Neighbours<Item> =>
    list.status === 'ready' && open.status === 'ready'
      ? neighboursOf(list.value, (item) => item === open.value)
      : {},
  );
  return { $page, $item, $neighbours };
};
