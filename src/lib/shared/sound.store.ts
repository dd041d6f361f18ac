// Re-exported for pages.
export { allowChime, chime } from '#lib/shared/chime.browser.ts';
