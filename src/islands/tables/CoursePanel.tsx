import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import * as m from '#messages';

import { Button } from '#islands/shared/Button.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { TimerButtons } from '#islands/tables/TimerButtons.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { stepMinutes, stepName } from '#lib/tables/course.ts';
import { $startsTimers, goToStep, setStartsTimers, startTimer } from '#lib/tables/course.store.ts';

/** All steps, each of which can be gone to, and the timer; above the bar, beside the table. */
export const CoursePanel = ({ id }: { id: string }) => {
  const { cards, state } = useTable();
  const startsTimers = useStore($startsTimers, { ssr: 'initial' });
  const list = useRef<HTMLOListElement>(null);
  const { step, steps, timer } = state;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const minutes = step === null ? 0 : (steps[step]?.minutes ?? 0);
  return (
    <div
      id={id}
      className="order-first grid max-h-[max(6rem,calc(50svh-9.5rem))] basis-full gap-3 overflow-y-auto overscroll-contain pb-1"
    >
      {/* Of their own, so that the focus goes from 'Stop' to 'Start', and not to a step. */}
      <div className="empty:hidden">
        {timer && <TimerButtons timer={timer} />}
        {!timer && minutes > 0 && (
          <Button onClick={() => void startTimer(minutes)}>
            {m.tables_course_start_timer({ count: minutes })}
          </Button>
        )}
      </div>
      <ol ref={list} className="grid gap-1" role="list" aria-label={m.tables_course_all_steps()}>
        {steps.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              className="flex min-h-[2.75rem] w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-small px-3 py-2 text-start aria-[current=step]:chosen"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => void (index !== step && goToStep(state, index))}
            >
              <b className="font-display">{index + 1}</b>
              <span className="min-w-[min(8rem,100%)] flex-1 wrap-break-word">
                {stepName(one, index, (code) => cards.get(code)?.title)}
              </span>
              <span className="flex-none text-small">
                {m.tables_course_minutes({ count: stepMinutes(state, index) })}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Switch
        className="flex-row-reverse justify-between gap-4"
        isOn={startsTimers}
        onChange={setStartsTimers}
      >
        {m.tables_course_starts_timers()}
      </Switch>
    </div>
  );
};
