/** Debounce of the stored position, in ms. */
export const SCROLL_SAVE_DELAY = 100;

/** Time in which a growing page may reach the stored position, in ms. */
export const SCROLL_DEADLINE = 5000;

/** Session storage key of a page's position, by path and query. */
export const scrollKey = (path: string, query: string): string => `cd.scroll:${path}${query}`;

/** Parses a stored position in CSS pixels; `undefined` if missing or damaged. */
export const parseScroll = (stored: string | null): number | undefined => {
  const position = stored === null || stored === '' ? Number.NaN : Number(stored);
  return Number.isFinite(position) && position >= 0 ? position : undefined;
};
