import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { PlacedCard, TableState } from '#contract/table-state.ts';
import { TimerDisplay } from '#islands/shared/TimerDisplay.tsx';
import { useNewStep } from '#islands/tables/use-new-step.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { stepName, stepLine } from '#lib/tables/course.ts';
import { placedName, readyWords } from '#lib/tables/page-selectors.ts';
import { cardAt } from '#lib/tables/selectors.ts';
import { isLightShown, stepOn } from '#lib/tables/screen-stage.ts';
import { serverNow } from '#lib/tables/table.store.ts';
import { callToVote } from '#lib/tables/vote-words.ts';

/** The id of the spotlighted card on the page. */
export const ON_SCREEN = 'on-screen';

/** One line; where nothing is sticky, as with large text, all of it. */
const LINE = 'wrap-anywhere [@media(min-height:32em)]:truncate';

/** The spotlighted card, and whether screens show it. */
const lightLine = (
  state: TableState,
  placed: PlacedCard,
  cards: ReadonlyMap<string, Card>,
): string => {
  const card = placedName(state, placed, cards.get(placed.code ?? '')?.title);
  return isLightShown(state) ? m.tables_now_on_screen({ card }) : m.tables_now_card({ card });
};

/** Step, timer and spotlighted card, on a line each, which stay in sight. */
export const NowStrip = () => {
  const { cards, isHost, isOpen, person, state } = useTable();
  const isNew = useNewStep();
  const step = stepOn(state);
  const placed = cardAt(state, state.light);
  const votes = isHost ? '' : callToVote(state, person);
  const ready = isHost ? readyWords(state) : '';
  if (!isOpen || (!step && !placed && !state.timer && votes + ready === '')) return null;
  // The instruction of a run is long: it stands below in full.
  const name =
    step && (!step.run || step.title !== undefined)
      ? stepName(step, step.number - 1, (code) => cards.get(code)?.title)
      : '';
  const shown = placed ? lightLine(state, placed, cards) : '';
  return (
    <section
      className={`-mx-gutter flex flex-wrap items-center gap-x-4 border-b border-line px-gutter py-1 top-[3.5rem] z-1 lg:top-0 [@media(min-height:32em)]:sticky [@media(min-height:32em)]:[:root:has(&)]:scroll-pt-[9rem] print:hidden ${isNew ? 'bg-primary text-on-primary' : 'bg-ground'}`}
      aria-label={m.tables_now()}
    >
      <div className="min-w-0 flex-1">
        {step && (
          <h2 className={`${LINE} font-text text-base/[1.3] font-bold`}>
            {isNew ? (
              <a className="relative z-1" href="#top">
                {m.tables_now_new({ what: stepLine(state, name) })}
              </a>
            ) : (
              stepLine(state, name)
            )}
          </h2>
        )}
        <div className="relative flex gap-x-3">
          {ready !== '' && <p className="flex-none text-small/[1.4] font-semibold">{ready}</p>}
          {placed && (
            <a
              className={`${LINE} block min-w-0 text-small/[1.4] after:absolute after:inset-x-0 after:-top-5 after:bottom-0`}
              href={`#${ON_SCREEN}`}
            >
              {isNew && !step ? m.tables_now_new({ what: shown }) : shown}
            </a>
          )}
        </div>
      </div>
      {state.timer && (
        <TimerDisplay timer={state.timer} now={serverNow} sounds className="flex-none text-h2" />
      )}
      <p className="basis-full text-small/[1.3] font-bold empty:hidden" role="status">
        {votes}
      </p>
    </section>
  );
};
