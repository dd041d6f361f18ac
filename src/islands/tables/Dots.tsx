import { useState } from 'react';

import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { counted } from '#lib/shared/text.ts';
import { dotsLeft, dotsOn } from '#lib/tables/selectors.ts';

/** More dots are shown as a number. */
const MOST_DRAWN = 9;

/** Dots of a card, with their count for screen readers. */
export const DotRow = ({ count }: { count: number }) => (
  <span className="inline-flex flex-wrap items-center gap-1">
    <span className="sr-only">{counted(count, 'dot')}</span>
    {Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, at) => (
      <span
        key={at}
        className="size-[0.75rem] rounded-pill bg-primary forced-colors:bg-[CanvasText]"
        aria-hidden="true"
      />
    ))}
    {count > MOST_DRAWN && <b aria-hidden="true">{count}</b>}
  </span>
);

const ROUND =
  'grid size-[2.75rem] cursor-pointer place-items-center rounded-pill border-2 border-fg font-display text-h3/[1] disabled:cursor-default disabled:opacity-40';

/**
 * Control of a participant's dots on a card.
 * @param voter id of the participant; the host votes for others as well
 * @param isAside whether the card is set aside, so that dots can only be taken back
 */
export const VoteControl = ({
  place,
  voter,
  what,
  isAside,
}: {
  place: string;
  voter: string;
  what: string;
  isAside: boolean;
}) => {
  const { isHost, isOpen, person, state } = useTable();
  const { settings, votes } = state;
  // The requested number until the server has answered, so that each of several fast presses counts.
  const [asked, setAsked] = useState<number>();
  const [waiting, setWaiting] = useState(0);
  const given = dotsOn(state, voter, place);
  const dots = waiting > 0 && asked !== undefined ? asked : given;
  const left = dotsLeft(state, voter) + given - dots;
  const may = isOpen && !votes.shown && (isHost || !settings.locked);
  if ((settings.votes === 0 || isAside) && dots === 0) return null;
  const vote = async (next: number): Promise<void> => {
    setAsked(next);
    setWaiting((count) => count + 1);
    await sendAction({ kind: 'vote', place, dots: next, ...(voter !== person && { for: voter }) });
    setWaiting((count) => count - 1);
  };
  return (
    <div
      className="flex flex-wrap items-center gap-3 print:hidden"
      role="group"
      aria-label={`Your dots on ${what}`}
    >
      <button
        type="button"
        className={ROUND}
        aria-label="One dot less"
        disabled={!may || dots === 0}
        onClick={() => void vote(dots - 1)}
      >
        −
      </button>
      <span className="min-w-[3rem] text-center">
        {dots === 0 ? <span className="text-muted">No dot</span> : <DotRow count={dots} />}
      </span>
      <button
        type="button"
        className={ROUND}
        aria-label="One dot more"
        disabled={!may || isAside || left <= 0}
        onClick={() => void vote(dots + 1)}
      >
        +
      </button>
      <p className="text-small text-muted" role="status">
        {votes.shown ? 'The votes are shown.' : `${counted(left, 'dot')} left`}
      </p>
    </div>
  );
};
