import { useState } from 'react';

import * as m from '#messages';

import { useActor } from '#islands/tables/ActsFor.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction } from '#lib/tables/table-actions.store.ts';
import { dotsLeft, dotsOn, participantName } from '#lib/tables/selectors.ts';
import { voteKind } from '#lib/tables/votes.ts';

/** More dots are shown as a number. */
const MOST_DRAWN = 9;

/** Dots of a card, with their count for screen readers. */
export const DotRow = ({ count }: { count: number }) => (
  <span className="inline-flex flex-wrap items-center gap-1">
    <span className="sr-only">{m.tables_dot_count({ count })}</span>
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

interface Props {
  /** The place of a card, or the id of a note. */
  readonly target: string;
  readonly what: string;
  /** Whether dots can only be taken back, as from a card that was set aside. */
  readonly isAside?: boolean;
}

/** Control of a person's dots on a card or a note; the host votes for people without a device as well. */
export const VoteControl = ({ target, what, isAside = false }: Props) => {
  const { isHost, isOpen, person, state } = useTable();
  const voter = useActor();
  const { settings, votes } = state;
  const kind = voteKind(state, target);
  // The requested number until the server has answered, so that each of several fast presses counts.
  const [asked, setAsked] = useState<number>();
  const [waiting, setWaiting] = useState(0);
  const given = dotsOn(state, voter, target);
  const dots = waiting > 0 && asked !== undefined ? asked : given;
  const left = kind === undefined ? 0 : dotsLeft(state, voter, kind) + given - dots;
  const other = voter === person ? undefined : participantName(state, voter);
  const may = isOpen && !votes.shown && (isHost || !settings.locked);
  if ((settings.votes === 0 || isAside) && dots === 0) return null;
  const vote = async (next: number): Promise<void> => {
    setAsked(next);
    setWaiting((count) => count + 1);
    await sendAction({
      kind: 'vote',
      place: target,
      dots: next,
      ...(voter !== person && { for: voter }),
    });
    setWaiting((count) => count - 1);
  };
  return (
    <div
      className="flex flex-wrap items-center gap-3 print:hidden"
      role="group"
      aria-label={
        other === undefined
          ? m.tables_dots_yours({ what })
          : m.tables_dots_of({ name: other, what })
      }
    >
      <button
        type="button"
        className={ROUND}
        aria-label={kind === 'note' ? m.tables_dots_take_back({ what }) : m.tables_dots_less()}
        disabled={!may || dots === 0}
        onClick={() => void vote(dots - 1)}
      >
        −
      </button>
      <span className="min-w-[3rem] text-center">
        {dots === 0 ? (
          <span className="text-muted">{m.tables_dots_none()}</span>
        ) : (
          <DotRow count={dots} />
        )}
      </span>
      <button
        type="button"
        className={ROUND}
        aria-label={kind === 'note' ? m.tables_dots_give({ what }) : m.tables_dots_more()}
        disabled={!may || isAside || left <= 0}
        onClick={() => void vote(dots + 1)}
      >
        +
      </button>
      <p className={kind === 'note' ? 'sr-only' : 'text-small text-muted'}>
        {other === undefined
          ? m.tables_dots_left({ count: left })
          : m.tables_dots_left_of({ name: other, count: left })}
      </p>
    </div>
  );
};
