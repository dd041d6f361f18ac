import { TimerDisplay } from '#islands/shared/TimerDisplay.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { stepName, stepLine } from '#lib/tables/course.ts';
import { cardAt } from '#lib/tables/selectors.ts';
import { isLightShown, stepOn } from '#lib/tables/screen-stage.ts';
import { serverNow } from '#lib/tables/table.store.ts';
import { callToVote } from '#lib/tables/vote-words.ts';

/** The id of the spotlighted card on the page. */
export const ON_SCREEN = 'on-screen';

/** One line; where nothing is sticky, as with large text, all of it. */
const LINE = 'wrap-anywhere [@media(min-height:32em)]:truncate';

/** Step, timer and spotlighted card, on a line each, which stay in sight. */
export const NowStrip = () => {
  const { cards, isHost, isOpen, person, state } = useTable();
  const step = stepOn(state);
  const placed = cardAt(state, state.light);
  const votes = isHost ? '' : callToVote(state, person);
  if (!isOpen || (!step && !placed && !state.timer && votes === '')) return null;
  // The instruction of a run is long: it stands below in full.
  const name =
    step && (!step.run || step.title !== undefined)
      ? stepName(step, step.number - 1, (code) => cards.get(code)?.title)
      : '';
  const card = placed?.code === undefined ? undefined : cards.get(placed.code);
  return (
    <section
      className="-mx-gutter flex flex-wrap items-center gap-x-4 border-b border-line bg-ground px-gutter py-1 top-[3.5rem] z-1 lg:top-0 [@media(min-height:32em)]:sticky [@media(min-height:32em)]:[:root:has(&)]:scroll-pt-[9rem] print:hidden"
      aria-label="Now"
    >
      <div className="min-w-0 flex-1">
        {step && (
          <h2 className={`${LINE} font-text text-base/[1.3] font-bold`}>{stepLine(state, name)}</h2>
        )}
        {placed && (
          <p className="relative">
            <a
              className={`${LINE} block text-small/[1.4] after:absolute after:inset-x-0 after:-top-5 after:bottom-0`}
              href={`#${ON_SCREEN}`}
            >
              {isLightShown(state) ? 'On screen' : 'Card'}:{' '}
              {card ? `${card.code} ${card.title}` : (placed.code ?? 'a card face down')}
            </a>
          </p>
        )}
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
