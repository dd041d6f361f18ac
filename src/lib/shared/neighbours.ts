/** The previous and next item of a list. */
export interface Neighbours<Item> {
  readonly previous?: Item;
  readonly next?: Item;
}

/** Neighbours that are not known yet. */
export const NO_NEIGHBOURS: Neighbours<never> = {};

/** The neighbours of the first match; none without a match. */
export const neighboursOf = <Item>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
): Neighbours<Item> => {
  const index = items.findIndex(fits);
  const previous = index > 0 ? items[index - 1] : undefined;
  const next = index >= 0 ? items[index + 1] : undefined;
  return { ...(previous && { previous }), ...(next && { next }) };
};
