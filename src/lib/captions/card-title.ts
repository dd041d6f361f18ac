/** Which titles of cards a caption can name. Shared by the form and the composer. */

import { LANGUAGES } from '#contract/captions.ts';
import { findGuarded } from './guards.ts';

/**
 * What a caption would take for something else than a title: slots, hashtags, mentions, links, quotation
 * marks, emoji.
 */
const MISREAD = /[[\]{}#@"“”„«»]|:\/\/|\p{L}\.\p{L}{2,}|\p{Extended_Pictographic}/u;

/**
 * Why no caption names a title, whichever language it is in.
 * @returns a sentence for people, `undefined` where it can be named
 */
export const titleProblem = (title: string): string | undefined =>
  MISREAD.test(title)
    ? 'A title is plain words: no brackets, quotation marks, # and @, links or emoji.'
    : LANGUAGES.flatMap((language) => findGuarded(title, language))[0]?.reason;
