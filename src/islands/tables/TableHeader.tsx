import { useStore } from '@nanostores/react';

import type { TableState } from '#contract/table-state.ts';
import { ActionErrorMessage } from '#islands/tables/ActionErrorMessage.tsx';
import { TimerDisplay } from '#islands/tables/TimerDisplay.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { counted } from '#lib/shared/text.ts';
import { stepName } from '#lib/tables/course.ts';
import { hostName, isBeforeStart, peopleAt } from '#lib/tables/selectors.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';
import { $unsent } from '#lib/tables/table.store.ts';

/** The current step. */
const StepNow = () => {
  const { cards, state } = useTable();
  const step = stepOn(state);
  if (!step) return null;
  return (
    <section className="grid gap-1" aria-label="The step">
      <p className="text-small text-muted">
        Step {step.number} of {state.steps.length}, {counted(step.minutes, 'minute')}
      </p>
      <h2 className="text-h3">
        {stepName(step, step.number - 1, (code) => cards.get(code)?.title)}
      </h2>
      {step.text !== undefined && (
        <p className="max-w-[40rem] whitespace-pre-wrap wrap-anywhere">{step.text}</p>
      )}
    </section>
  );
};

/** State of the connection, and number of unsent changes. */
const ConnectionStatus = () => {
  const { isLive } = useTable();
  const unsent = useStore($unsent, { ssr: 'initial' });
  return (
    <p className="boxed border-line-strong bg-surface empty:hidden" role="status">
      {!isLive &&
        'You are offline. This is the table as it was; it catches up when you are back online. '}
      {unsent > 0 &&
        !isLive &&
        `${counted(unsent, 'change')} of yours ${unsent === 1 ? 'waits' : 'wait'} here and ${unsent === 1 ? 'goes' : 'go'} out then.`}
    </p>
  );
};

const whoWords = (state: TableState, isHost: boolean): string => {
  const count = peopleAt(state).length;
  if (isHost) return count === 0 ? 'Nobody has joined yet' : counted(count, 'guest');
  const host = hostName(state);
  return count <= 1 ? `You and ${host}` : `You, ${host} and ${count - 1} more`;
};

/** Header of a table: name, code, step, timer, number of participants. */
export const TableHeader = () => {
  const { isHost, isOpen, me, state } = useTable();
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex-[1_1_9rem]">
          <h1 className="wrap-anywhere max-sm:text-h2">{state.source.title ?? 'The table'}</h1>
          <p className="text-small text-muted">
            Code <b className="[letter-spacing:0.06em] text-fg">{me.code}</b>
            {isOpen && `. ${whoWords(state, isHost)}.`}
          </p>
        </div>
        {state.timer && isOpen && <TimerDisplay timer={state.timer} sounds className="text-h2" />}
      </div>
      {!isOpen && (
        <p className="boxed border-line-strong bg-surface font-semibold" role="status">
          This table is closed. You can still read and download it.
        </p>
      )}
      <ConnectionStatus />
      {isOpen && !isHost && isBeforeStart(state) && (
        <p className="boxed border-line-strong bg-surface text-lead" role="status">
          Waiting for {hostName(state)} to begin.
        </p>
      )}
      {isOpen && <StepNow />}
      <ActionErrorMessage />
    </header>
  );
};
