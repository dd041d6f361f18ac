/** What stands before and after something in a list. */
export interface Neighbours<Item> {
  readonly previous?: Item;
  readonly next?: Item;
}

/** The neighbours in a list of the first item that fits; where none does, there are none. */
export const neighboursOf = <Item>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
): Neighbours<Item> => {
  const index = items.findIndex(fits);
  const previous = index > 0 ? items[index - 1] : undefined;
  const next = index >= 0 ? items[index + 1] : undefined;
  return { ...(previous && { previous }), ...(next && { next }) };
};
