import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { CoursePanel } from '#islands/tables/CoursePanel.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { nextMove, stepName, type NextMove } from '#lib/tables/course.ts';
import {
  $startsTimers,
  goBack,
  goToStep,
  readStartsTimers,
  startTimer,
} from '#lib/tables/course.store.ts';

interface Props {
  /** Called at the end of the course. */
  readonly onFinish: () => void;
}

/** The host's way through the steps: the current one, a way back, and one button for what comes next. */
export const CourseBar = ({ onFinish }: Props) => {
  const { cards, state } = useTable();
  const panel = useId();
  const startsTimers = useStore($startsTimers, { ssr: 'initial' });
  useEffect(readStartsTimers, []);
  const [isOpen, setOpen] = useState(false);
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
    if (next.do === 'timer') return m.tables_course_start_timer({ count: next.minutes });
    if (next.do === 'finish') return m.tables_course_see_record();
    const name = nameOf(next.index);
    return step === null
      ? m.tables_course_start({ step: name })
      : m.tables_course_next({ step: name });
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
      className="flex w-full flex-wrap items-center gap-2 lg:w-auto lg:max-w-[40rem] lg:flex-1"
      role="group"
      aria-label={m.tables_course_steps()}
    >
      <Button
        className="flex-none px-4"
        aria-label={m.tables_course_back()}
        disabled={step === null}
        onClick={() => void goBack(state)}
      >
        <svg className="pen w-[1.125rem] stroke-[3]" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </Button>
      <Button
        primary
        className="btn-wrap min-w-0 flex-1 px-3"
        // A second tap of a double tap, and a key that is held, move no further.
        onClick={({ detail }) => void (detail < 2 && move(next))}
        onKeyDown={(event) => void (event.repeat && event.preventDefault())}
      >
        <span className="line-clamp-4 wrap-break-word">{label()}</span>
      </Button>
      <Button
        className="flex-none gap-1 px-3 tabular-nums aria-expanded:chosen"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">
          {(step ?? -1) + 1}/{steps.length}
        </span>
        <svg className="pen w-[1rem] stroke-[3]" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? 'M5 9l7 7 7-7' : 'M5 15l7-7 7 7'} />
        </svg>
        <span className="sr-only">
          {step === null
            ? m.tables_course_not_begun({ count: steps.length })
            : m.tables_course_at_step({ step: step + 1, count: steps.length })}
        </span>
      </Button>
      {isOpen && <CoursePanel id={panel} />}
    </div>
  );
};
