import type { Card } from '#contract/cards.ts';
import type { TableState } from '#contract/table-state.ts';
import { Dots } from '#islands/tables/screen/Dots.tsx';
import { TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { Slip } from '#islands/tables/screen/Slip.tsx';
import { rankedCards } from '#lib/tables/parts.ts';

/** How many cards have room. */
const MOST = 8;

/** What the dots came to: the cards with the most first. */
export const VotesStage = ({
  cards,
  state,
}: {
  cards: ReadonlyMap<string, Card>;
  state: TableState;
}) => {
  const ranked = rankedCards(state);
  return (
    <div className="grid content-start gap-[calc(2*var(--u))]">
      <h1 className={TITLE}>Votes</h1>
      {ranked.length === 0 && <p className={TEXT}>Nobody has given a dot.</p>}
      <ol className="grid gap-[calc(1*var(--u))]" aria-label="Cards with dots" role="list">
        {ranked.slice(0, MOST).map(({ card, dots, place }) => (
          <li key={place}>
            <Slip code={card?.code} card={card?.code ? cards.get(card.code) : undefined}>
              <Dots count={dots} />
            </Slip>
          </li>
        ))}
      </ol>
      {ranked.length > MOST && (
        <p className={`text-muted ${TEXT}`}>and {ranked.length - MOST} more</p>
      )}
    </div>
  );
};
