/** Rules of the remembered scroll position (behaviour/shell.md, 'Scroll position'). No DOM. */

/** How long the page must lie still before its position is written down, in ms. */
export const SCROLL_SAVE_DELAY = 100;

/** How long a page that grows may keep its reader waiting for the old position, in ms. */
export const SCROLL_PATIENCE = 5000;

/** The session storage key of a page's position; path and query make the page, not the anchor. */
export const scrollKey = (path: string, query: string): string => `cd.scroll:${path}${query}`;

/** A stored position in CSS pixels; `undefined` where there is none or where it is damaged. */
export const parseScroll = (stored: string | null): number | undefined => {
  const position = stored === null || stored === '' ? Number.NaN : Number(stored);
  return Number.isFinite(position) && position >= 0 ? position : undefined;
};
