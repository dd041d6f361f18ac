import { afterNextPaint } from '#islands/shared/after-touch-paint.ts';
import { parseFirstCards, type FirstDeck } from '#lib/cards/first-card.ts';
import { isFor, type Early } from '#lib/api/early.ts';

const valueOf = async ({ known, answer }: Early): Promise<unknown> => {
  if (known !== undefined) return known;
  const got = await answer;
  // The API client reads the answer once more, and says what is wrong with another one.
  return got?.ok ? ((await got.clone().json()) as unknown) : undefined;
};

/**
 * Draws the answer to the page's early request, unless the island draws already.
 * @param wanted the path of such an answer, or its beginning with a slash at the end
 * @param parse reads an answer, which is unchecked
 * @param draw changes the document and says whether it did; or returns what draws the next part of the rest, one part
 *   after each frame, and says whether there is more
 */
export const drawFirst = <Value>(
  wanted: string,
  parse: (value: unknown) => Value | undefined,
  draw: (value: Value) => boolean | (() => boolean),
): void => {
  const words = window.firstWords;
  const early = words?.early;
  if (!words || !early || !isFor(early, wanted)) return;
  words.draws = true;
  const drawOn = (): void =>
    void afterNextPaint(() => {
      if (early.rest?.()) drawOn();
      else words.release();
    });
  valueOf(early)
    .then((answer) => {
      const value = parse(answer);
      const drawn = value !== undefined && !early.closed && draw(value);
      if (!drawn) {
        words.release();
        return;
      }
      early.drawn = value;
      if (drawn !== true) early.rest = drawn;
      drawOn();
    })
    .catch(words.release);
};

/** Reads the answer with the deck. */
export const parseDeck = (answer: unknown): FirstDeck | undefined => {
  const cards = parseFirstCards(answer);
  const person = window.firstWords?.person;
  return cards && person && { cards, drawnAt: Date.now(), person };
};
