// Re-exported for pages.
export { allowChime, chime } from '#lib/tables/chime.browser.ts';
