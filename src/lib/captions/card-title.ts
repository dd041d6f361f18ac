/** Which titles of cards a caption can name. Shared by the form and the composer. */

import * as m from '#messages';

import { LANGUAGES } from '#contract/captions.ts';
import { findGuarded } from './guards.ts';

/**
 * Characters that change a title's meaning in a caption: slots, hashtags, mentions, links, quotation marks,
 * emoji.
 */
const MISREAD = /[[\]{}#@"“”„«»]|:\/\/|\p{L}\.\p{L}{2,}|\p{Extended_Pictographic}/u;

/**
 * Returns the reason why captions cannot name a title, in any language.
 * @returns a sentence for people, `undefined` where it can be named
 */
export const titleProblem = (title: string): string | undefined =>
  MISREAD.test(title)
    ? m.captions_title_signs()
    : LANGUAGES.flatMap((language) => findGuarded(title, language))[0]?.reason;
