import { PAGE_LANGUAGE } from '#messages/languages.js';

/** The language of numbers, dates and lists: the page's, English as in Britain. */
export const FORMAT_LANGUAGE = PAGE_LANGUAGE === 'en' ? 'en-GB' : PAGE_LANGUAGE;
