/** The language of the deck's texts, as a request asks for it. No DOM. */

/** Local storage key of the language that was chosen; without it the browser's own preferences go. */
export const DECK_LANGUAGE_KEY = 'cd.language';

/**
 * The header that asks for the language that was chosen; none where the browser's own preferences go.
 * @param chosen a language tag, unchecked
 */
export const languageHeader = (chosen: string | null): { readonly 'Accept-Language'?: string } =>
  // Another value would be no header.
  chosen && /^[\w-]+$/.test(chosen) ? { 'Accept-Language': chosen } : {};
