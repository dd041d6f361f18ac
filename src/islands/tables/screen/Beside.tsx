import type { TableState } from '#contract/table-state.ts';
import { JoinCode } from '#islands/tables/screen/JoinCode.tsx';
import { TEXT } from '#islands/tables/screen/sizes.ts';
import { Timer } from '#islands/tables/Timer.tsx';
import { peopleAt } from '#lib/tables/on-table.ts';
import { stepOn } from '#lib/tables/stage.ts';

interface Props {
  readonly code: string;
  readonly address: string;
  readonly state: TableState;
  readonly isLive: boolean;
  /** Whether the way to the table is to be seen here. */
  readonly joining: boolean;
}

/** How many raised hands have room. */
const MOST_HANDS = 2;

const People = ({ state }: { state: TableState }) => {
  const people = peopleAt(state);
  const ready = people.filter((person) => person.ready).length;
  const hands = people.filter(({ raised }) => raised);
  if (people.length === 0) return null;
  return (
    <ul className={`grid ${TEXT}`} aria-label="People" role="list">
      <li>{people.length} here</li>
      {ready > 0 && <li>{ready} ready</li>}
      {hands.slice(0, MOST_HANDS).map(({ id, name }) => (
        <li key={id} className="truncate font-bold text-primary">
          Hand up: {name}
        </li>
      ))}
      {hands.length > MOST_HANDS && <li>{hands.length - MOST_HANDS} more hands up</li>}
    </ul>
  );
};

/** What is seen whatever is shown: the timer, the step, who is here, and the way to the table. */
export const Beside = ({ address, code, isLive, joining, state }: Props) => {
  const step = stepOn(state);
  return (
    <aside
      className="grid content-between gap-[calc(2*var(--u))] lg:w-[calc(19*var(--u))]"
      aria-label="The table"
    >
      <div className="grid content-start gap-[calc(1.4*var(--u))]">
        {state.timer && (
          <Timer
            timer={state.timer}
            sounds
            className="py-[calc(0.6*var(--u))] text-[calc(6*var(--u))]"
          />
        )}
        {step && (
          <p className={TEXT}>
            Step {step.number} of {state.steps.length}
          </p>
        )}
        <People state={state} />
        <p className={`font-semibold text-danger empty:hidden ${TEXT}`} role="status">
          {!isLive && 'No connection. This may be old.'}
        </p>
      </div>
      {joining && (
        <div className="grid gap-[calc(0.8*var(--u))]">
          <JoinCode address={address} className="w-full max-w-[16rem] lg:max-w-none" />
          <p className={TEXT}>
            Join: <b className="font-display tracking-[0.04em]">{code}</b>
          </p>
        </div>
      )}
    </aside>
  );
};
