import * as m from '#messages';

import type { PlacedCard } from '#contract/table-state.ts';
import { Button } from '#islands/shared/Button.tsx';
import { CardPanel } from '#islands/tables/CardPanel.tsx';
import { ON_SCREEN } from '#islands/tables/NowStrip.tsx';
import { TurnButton } from '#islands/tables/TurnButton.tsx';
import { TableCard } from '#islands/tables/TableCard.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { placedName } from '#lib/tables/page-selectors.ts';
import { neighbourCard } from '#lib/tables/selectors.ts';

/** On a phone the card has full width and the height of its title, so that its text follows on the screen. */
const WIDE =
  'max-sm:[&_.deck-card]:aspect-auto max-sm:[&_.deck-card-art]:min-h-[7.5rem] max-sm:[&_.deck-card-face]:min-h-0 max-sm:[&_.deck-card-face]:pb-3 max-sm:[&_.deck-card-title]:text-h2';

const SpotlightTools = ({ placed }: { placed: PlacedCard }) => {
  const { state } = useTable();
  const [before, after] = ([-1, 1] as const).map((by) => neighbourCard(state, placed.place, by));
  const spotlight = (place: string | null) => void sendAction({ kind: 'light', place });
  // At a table with steps, the way to the next card is the way to the next step.
  const hasOthers = state.steps.length === 0 && after !== undefined && after.place !== placed.place;
  return (
    <div className="grid grid-cols-2 gap-2 print:hidden">
      {hasOthers && (
        <div className="col-span-2 flex gap-2">
          <Button
            className="px-4"
            aria-label={m.tables_card_show_previous()}
            onClick={() => spotlight(before?.place ?? null)}
          >
            <svg className="pen w-[1.125rem] stroke-[3]" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 5l-7 7 7 7" />
            </svg>
          </Button>
          <Button primary className="flex-1" onClick={() => spotlight(after.place)}>
            {m.tables_card_next()}
          </Button>
        </div>
      )}
      <TurnButton placed={placed} />
      <Button className="btn-wrap px-3" onClick={() => spotlight(null)}>
        {m.tables_card_stop_showing()}
      </Button>
    </div>
  );
};

/** The spotlighted card. */
export const Spotlight = ({ placed }: { placed: PlacedCard }) => {
  const { cards, isHost, isOpen, state } = useTable();
  const card = placed.code === undefined ? undefined : cards.get(placed.code);
  return (
    <section
      id={ON_SCREEN}
      className="grid gap-4 rounded-[calc(var(--radius-card)*1.25)] bg-surface p-3 shadow-card sm:grid-cols-[minmax(11rem,16rem)_minmax(0,1fr)] sm:gap-5 sm:p-5"
      aria-label={m.tables_card_on_screen()}
    >
      <div className="grid content-start gap-3">
        <div className={`rounded-card outline-4 outline-offset-2 outline-primary ${WIDE}`}>
          <h2 className="sr-only">{card?.title ?? placedName(state, placed)}</h2>
          <div aria-hidden="true">
            <TableCard code={placed.code} face={placed.face} card={card} />
          </div>
        </div>
        {isHost && isOpen && <SpotlightTools placed={placed} />}
      </div>
      <CardPanel key={placed.place} placed={placed} />
    </section>
  );
};
