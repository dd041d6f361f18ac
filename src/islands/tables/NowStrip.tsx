import { TimerDisplay } from '#islands/shared/TimerDisplay.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { counted } from '#lib/shared/text.ts';
import { stepName } from '#lib/tables/course.ts';
import { cardAt, dotsGiven, dotsLeft } from '#lib/tables/selectors.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';
import { serverNow } from '#lib/tables/table.store.ts';

/** The id of the spotlighted card on the page. */
export const ON_SCREEN = 'on-screen';

/** Call to vote, once the room has begun to. */
const voteWords = ({ isHost, person, state }: ReturnType<typeof useTable>): string => {
  if (isHost || state.votes.shown || dotsGiven(state) === 0) return '';
  const hasNotes = Object.keys(state.notes).length > 0;
  const left = [
    ['cards', state.cards.length > 0 ? dotsLeft(state, person, 'card') : 0],
    ['notes', hasNotes ? dotsLeft(state, person, 'note') : 0],
  ] as const;
  const words = left
    .filter(([, dots]) => dots > 0)
    .map(([what, dots]) => `${counted(dots, 'dot')} for ${what}`);
  return words.length === 0 ? '' : `The room is voting. You have ${words.join(' and ')} left.`;
};

/** Step, timer and spotlighted card, which stay in sight. */
export const NowStrip = () => {
  const table = useTable();
  const { cards, isOpen, state } = table;
  const step = stepOn(state);
  const placed = cardAt(state, state.light);
  const votes = voteWords(table);
  if (!isOpen || (!step && !placed && !state.timer && votes === '')) return null;
  const card = placed?.code === undefined ? undefined : cards.get(placed.code);
  return (
    <section
      className="-mx-gutter flex items-center gap-4 border-b border-line bg-ground px-gutter py-2 top-[3.5rem] z-1 lg:top-0 [@media(min-height:32em)]:sticky print:hidden"
      aria-label="Now"
    >
      <div className="min-w-0 flex-1">
        {step && (
          <>
            <p className="text-small text-muted">
              Step {step.number} of {state.steps.length}
              {step.minutes > 0 && `, ${counted(step.minutes, 'minute')}`}
            </p>
            <h2 className={`${step.run ? 'line-clamp-4' : 'line-clamp-2'} text-h3 wrap-anywhere`}>
              {stepName(step, step.number - 1, (code) => cards.get(code)?.title)}
            </h2>
          </>
        )}
        {placed && (
          <p className="py-2">
            <a
              className="line-clamp-2 text-small font-semibold wrap-anywhere"
              href={`#${ON_SCREEN}`}
            >
              On screen: {card ? `${card.code} ${card.title}` : (placed.code ?? 'a card face down')}
            </a>
          </p>
        )}
        <p className="text-small font-bold empty:hidden" role="status">
          {votes}
        </p>
      </div>
      {state.timer && (
        <TimerDisplay timer={state.timer} now={serverNow} sounds className="flex-none text-h2" />
      )}
    </section>
  );
};
