import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

import { Button } from '#islands/shared/Button.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { counted } from '#lib/shared/text.ts';
import { nextMove, stepName, type NextMove } from '#lib/tables/course.ts';
import { $startsTimers, goToStep, readStartsTimers, startTimer } from '#lib/tables/course.store.ts';

interface Props {
  /** Called at the end of the course. */
  readonly onFinish: () => void;
}

/** The host's way through the steps: the current one, a way back, and one button for what comes next. */
export const CourseBar = ({ onFinish }: Props) => {
  const { cards, state } = useTable();
  const startsTimers = useStore($startsTimers, { ssr: 'initial' });
  useEffect(readStartsTimers, []);
  const [timed, setTimed] = useState<number>();
  const { step, steps, timer } = state;
  const started = timer && step !== null ? step : timed;
  const next = nextMove(state, startsTimers, started);
  if (!next) return null;
  const nameOf = (index: number): string => {
    const one = steps[index];
    return one ? stepName(one, index, (code) => cards.get(code)?.title) : '';
  };
  const label = (): string => {
    if (next.do === 'timer') return `Start ${counted(next.minutes, 'minute')}`;
    if (next.do === 'finish') return 'Finish';
    return `${step === null ? 'Start' : 'Next'}: ${nameOf(next.index)}`;
  };
  const move = (to: NextMove): void => {
    if (to.do === 'finish') onFinish();
    else if (to.do === 'step') void goToStep(state, to.index);
    else {
      setTimed(step ?? undefined);
      void startTimer(to.minutes);
    }
  };
  return (
    <div
      className="flex w-full items-center gap-2 lg:max-w-[40rem] lg:w-auto lg:flex-1"
      role="group"
      aria-label="Steps"
    >
      <Button
        className="flex-none px-4"
        aria-label="Back one step"
        disabled={step === null || step === 0}
        onClick={() => void goToStep(state, (step ?? 1) - 1)}
      >
        <svg className="pen w-[1.125rem] stroke-[3]" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </Button>
      <Button primary className="min-w-0 flex-1" onClick={() => move(next)}>
        <span className="truncate">{label()}</span>
      </Button>
      <span className="flex-none text-small tabular-nums text-muted">
        <span aria-hidden="true">
          {(step ?? -1) + 1}/{steps.length}
        </span>
        <span className="sr-only">
          {step === null ? counted(steps.length, 'step') : `Step ${step + 1} of ${steps.length}`}
        </span>
      </span>
    </div>
  );
};
