/** Languages of the pages and of the deck's texts. No DOM. */

import { PAGE_LANGUAGE } from '#messages/languages.js';

/** The value of `lang` for texts of the deck; none where they are in the pages' own language. */
export const langOf = ({ language }: { readonly language?: unknown }): string | undefined =>
  typeof language === 'string' && language !== PAGE_LANGUAGE ? language : undefined;

/** The name of a language in its own words, such as 'Deutsch'. */
export const languageName = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};
