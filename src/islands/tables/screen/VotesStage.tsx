import * as m from '#messages';

import { DotCount } from '#islands/tables/screen/DotCount.tsx';
import { TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { CardLine } from '#islands/tables/screen/CardLine.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { rankedTargets } from '#lib/tables/screen-parts.ts';

/** Maximum of cards and notes shown. */
const MOST = 8;

/** The result of the votes, most dots first. */
export const VotesStage = () => {
  const { cards, state } = useTable();
  const ranked = rankedTargets(state);
  return (
    <div className="grid content-start gap-[calc(2*var(--u))]">
      <h1 className={TITLE}>{m.tables_screen_votes()}</h1>
      {ranked.length === 0 && <p className={TEXT}>{m.tables_screen_no_votes()}</p>}
      <ol className="grid gap-[calc(1*var(--u))]" aria-label={m.tables_screen_voted()} role="list">
        {ranked.slice(0, MOST).map((one) => (
          <li key={one.key}>
            {'card' in one ? (
              <CardLine
                code={one.card.code}
                card={one.card.code ? cards.get(one.card.code) : undefined}
              >
                <DotCount count={one.dots} />
              </CardLine>
            ) : (
              <div
                className={`flex items-center gap-[calc(1*var(--u))] rounded-small bg-surface px-[calc(1*var(--u))] py-[calc(0.4*var(--u))] shadow-card ${TEXT}`}
              >
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {one.note.text}
                  {one.note.by !== '' && <span className="text-muted"> {one.note.by}</span>}
                </span>
                <DotCount count={one.dots} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {ranked.length > MOST && (
        <p className={`text-muted ${TEXT}`}>
          {m.tables_screen_more({ count: ranked.length - MOST })}
        </p>
      )}
    </div>
  );
};
