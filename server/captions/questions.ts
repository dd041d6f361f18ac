import { LANGUAGES } from '#contract/captions.ts';
import type { CardQuestions } from '#server/captions/sentences.ts';
import type { DeckContent } from '#server/catalogue/load.ts';

/** The cards' questions for a post (`share`) in the languages of captions, where the deck has them in that language. */
export const questionsOf = ({ cards, facts, translations }: DeckContent): CardQuestions => {
  const inMain = new Set(cards.map(({ share }) => share));
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const isMain = language === (facts.languages[0] ?? 'en');
      const questions = (isMain ? cards : (translations.get(language)?.cards ?? [])).flatMap(
        ({ code, share }) =>
          share === undefined || (!isMain && inMain.has(share)) ? [] : [[code, share] as const],
      );
      return [language, new Map(questions)];
    }),
  );
};
