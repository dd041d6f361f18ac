import { DeckCard } from '#contract/deck-card.ts';
import { checkRun } from '#server/catalogue/run.ts';
import { parseSource, wrongIn, type SourceFile } from '#server/catalogue/source.ts';

/**
 * Parses a card's file.
 * @throws StartError with file and line for the first error, and where the minutes of its run do not add up
 */
export const parseCard = (source: SourceFile): DeckCard => {
  const card = parseSource(source, DeckCard);
  if (!source.name.endsWith(`${card.code}.yaml`))
    throw wrongIn(source, ['code'], `a card's file is named by its code, ${card.code}.yaml`);
  checkRun(source, card.run, card.minutes);
  return card;
};

/**
 * Checks a card's pairs: each is another card, named once, and marked as mutual where both name each other.
 */
const checkPairs = (
  source: SourceFile,
  { code, pairs = [] }: DeckCard,
  byCode: ReadonlyMap<string, DeckCard>,
): void => {
  for (const [index, pair] of pairs.entries()) {
    const wrong = (message: string): Error => wrongIn(source, ['pairs', index, 'code'], message);
    const other = byCode.get(pair.code);
    if (!other) throw wrong(`no card with the code ${pair.code}`);
    if (other.code === code) throw wrong('a card is no pair with itself');
    if (pairs.findIndex((each) => each.code === pair.code) < index)
      throw wrong(`${pair.code} is named before`);
    const back = other.pairs?.find((each) => each.code === code);
    if (pair.mutual && !back?.mutual) throw wrong(`${pair.code} does not name ${code} as mutual`);
  }
};

/**
 * Parses card files, with valid pairs.
 * @throws StartError with file and line for the first error
 */
export const parseCards = (sources: readonly SourceFile[]): readonly DeckCard[] => {
  const cards = sources.map((source) => ({ source, card: parseCard(source) }));
  const byCode = new Map(cards.map(({ card }) => [card.code, card]));
  for (const { source, card } of cards) checkPairs(source, card, byCode);
  return cards.map(({ card }) => card);
};
