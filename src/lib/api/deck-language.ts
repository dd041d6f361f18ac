/** The language of the deck's texts, as a request asks for it. No DOM. */

import { PAGE_LANGUAGE } from '#messages/languages.js';

/**
 * The header that asks for the language that was chosen, and for the page's where the deck lacks that.
 * @param chosen a language tag, unchecked
 */
export const languageHeader = (chosen: string | null): { readonly 'Accept-Language': string } => ({
  // Another value would be no header.
  'Accept-Language':
    chosen && /^[\w-]+$/.test(chosen) ? `${chosen},${PAGE_LANGUAGE};q=0.5` : PAGE_LANGUAGE,
});
