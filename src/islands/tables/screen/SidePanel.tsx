import * as m from '#messages';

import { JoinCode } from '#islands/tables/screen/JoinCode.tsx';
import { TEXT } from '#islands/tables/screen/sizes.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { TimerDisplay } from '#islands/shared/TimerDisplay.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { stepMinutes } from '#lib/tables/course.ts';
import { peopleAt } from '#lib/tables/selectors.ts';
import { addressOf } from '#lib/tables/table-address.store.ts';
import { stepOn, type Stage } from '#lib/tables/screen-stage.ts';
import { serverNow } from '#lib/tables/table.store.ts';

interface Props {
  /** The current stage, which is not repeated here. */
  readonly stage: Stage;
}

/** Maximum of names with a raised hand. */
const MOST_HANDS = 2;

const People = () => {
  const people = peopleAt(useTable().state);
  const ready = people.filter((person) => person.ready).length;
  const hands = people.filter(({ raised }) => raised);
  if (people.length === 0) return null;
  return (
    <ul className={`grid ${TEXT}`} aria-label={m.tables_screen_people()} role="list">
      <li>{m.tables_header_guests({ count: people.length })}</li>
      {ready > 0 && <li>{m.tables_screen_ready({ count: ready })}</li>}
      {hands.length > 0 && (
        <li className="font-bold text-primary">{m.tables_screen_hands({ count: hands.length })}</li>
      )}
      {hands.slice(0, MOST_HANDS).map(({ id, name }) => (
        <li key={id} className="truncate font-bold">
          {name}
        </li>
      ))}
    </ul>
  );
};

/** Timer, step, participants and join instructions beside the stage. */
export const SidePanel = ({ stage }: Props) => {
  const { isLive, me, state } = useTable();
  const step = stepOn(state);
  return (
    <aside
      className="contents content-between gap-[calc(2*var(--u))] lg:grid lg:w-[calc(19*var(--u))]"
      aria-label={m.tables_the_table()}
    >
      <div className="order-first grid content-start gap-[calc(1.4*var(--u))] empty:hidden lg:order-none">
        {state.timer && (
          <TimerDisplay
            timer={state.timer}
            now={serverNow}
            sounds
            className="py-[calc(0.6*var(--u))] text-[calc(6*var(--u))]"
          />
        )}
        {state.timer && step?.run && (
          <p className={`text-center text-muted ${TEXT}`}>
            {m.tables_screen_of_minutes({ count: stepMinutes(state, step.number - 1) })}
          </p>
        )}
        {step && stage !== 'step' && (
          <p className={TEXT}>
            {m.tables_step_of({ number: step.number, total: state.steps.length })}
          </p>
        )}
        <People />
        <p className={`font-semibold text-danger empty:hidden ${TEXT}`} role="status">
          {!isLive && m.tables_screen_offline()}
        </p>
      </div>
      {stage !== 'join' && (
        <div className="grid gap-[calc(0.8*var(--u))]">
          <JoinCode
            address={addressOf('table', me.code)}
            className="w-full max-w-[16rem] lg:max-w-[calc(13*var(--u))]"
          />
          <p className={TEXT}>
            <WithNodes
              text={m.tables_screen_join_code({ code: SLOT.a })}
              a={<b className="font-display tracking-[0.04em]">{me.code}</b>}
            />
          </p>
        </div>
      )}
    </aside>
  );
};
