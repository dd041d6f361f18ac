import { DotCount } from '#islands/tables/screen/DotCount.tsx';
import { TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { CardLine } from '#islands/tables/screen/CardLine.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { rankedCards } from '#lib/tables/screen-parts.ts';

/** Maximum of cards shown. */
const MOST = 8;

/** The result of the votes, most dots first. */
export const VotesStage = () => {
  const { cards, state } = useTable();
  const ranked = rankedCards(state);
  return (
    <div className="grid content-start gap-[calc(2*var(--u))]">
      <h1 className={TITLE}>Votes</h1>
      {ranked.length === 0 && <p className={TEXT}>Nobody has given a dot.</p>}
      <ol className="grid gap-[calc(1*var(--u))]" aria-label="Cards with dots" role="list">
        {ranked.slice(0, MOST).map(({ card, dots, place }) => (
          <li key={place}>
            <CardLine code={card?.code} card={card?.code ? cards.get(card.code) : undefined}>
              <DotCount count={dots} />
            </CardLine>
          </li>
        ))}
      </ol>
      {ranked.length > MOST && (
        <p className={`text-muted ${TEXT}`}>and {ranked.length - MOST} more</p>
      )}
    </div>
  );
};
