import type { CardQuestions } from '#server/captions/sentences.ts';
import type { DeckContent } from '#server/catalogue/load.ts';

/** The cards' questions for a post (`share`), in the main language of the deck. */
export const questionsOf = ({ cards, facts }: DeckContent): CardQuestions => ({
  [facts.languages[0] ?? 'en']: new Map(
    cards.flatMap(({ code, share }) => (share === undefined ? [] : [[code, share] as const])),
  ),
});
