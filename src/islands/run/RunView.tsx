import { useStore } from '@nanostores/react';
import { useEffect, type CSSProperties, type ReactNode } from 'react';

import * as m from '#messages';

import { RunFields, type RunStep } from '#contract/run.ts';
import { Care } from '#islands/run/Care.tsx';
import { Flop, Say } from '#islands/shared/Say.tsx';
import { TimerDisplay } from '#islands/shared/TimerDisplay.tsx';
import { useTimeLeft } from '#islands/shared/use-time-left.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { fullTimer, type RunProgress } from '#lib/run/run.ts';
import {
  $run,
  addTime,
  endRun,
  goBack,
  goOn,
  keepAwake,
  now,
  openRun,
  pauseTimer,
  showRun,
  startTimer,
} from '#lib/run/run.store.ts';
import { langOf } from '#lib/shared/lang.ts';
import { SLOT } from '#lib/shared/slots.ts';

interface Props {
  /** The card or exercise, not validated. */
  readonly thing: object;
  readonly id: string;
  readonly isShown: boolean;
  readonly onDone: () => void;
  /** Below the question at the end: where to go from here. */
  readonly children?: ReactNode;
}

const Progress = ({ step, count }: { step: number; count: number }) => (
  <div className="flex gap-2" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        className={`h-[8px] flex-1 rounded-pill forced-colors:border ${index < step ? 'bg-fg forced-colors:bg-[CanvasText]' : index === step ? 'bg-primary forced-colors:bg-[Highlight]' : 'bg-line'}`}
      />
    ))}
  </div>
);

const SQUARE = 'btn size-[52px] flex-none bg-surface p-0';

const Clock = ({ step, progress }: { step: RunStep; progress: RunProgress }) => {
  const known = progress.timers[progress.step];
  const timer = known ?? fullTimer(step);
  const left = useTimeLeft(timer, now);
  const isRunning = 'endsAt' in timer && left > 0;
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-4">
      <span
        className="run-ring size-[3rem] flex-none rounded-pill forced-colors:hidden"
        style={{ '--left': timer.ms === 0 ? 0 : left / timer.ms } as CSSProperties}
        aria-hidden="true"
      />
      <TimerDisplay key={progress.step} timer={timer} now={now} sounds className="text-[3rem]" />
      {known && left > 0 && (
        <button
          type="button"
          className={SQUARE}
          aria-label={isRunning ? m.run_pause() : m.run_resume()}
          onClick={isRunning ? pauseTimer : startTimer}
        >
          <svg className="w-[20px] fill-current" viewBox="0 0 20 20" aria-hidden="true">
            <path d={isRunning ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2.5v15l12-7.5z'} />
          </svg>
        </button>
      )}
    </div>
  );
};

const Buttons = ({
  progress,
  steps,
  hasQuestion,
  onDone,
}: {
  progress: RunProgress;
  steps: readonly RunStep[];
  hasQuestion: boolean;
  onDone: () => void;
}) => {
  const { step, timers } = progress;
  const isEnd = step >= steps.length;
  const isLast = step === steps.length - 1;
  const main = ((): readonly [words: string, act: () => void] => {
    if (isEnd || (isLast && !hasQuestion && timers[step])) return [m.run_done(), onDone];
    if (!timers[step]) return [m.run_start(), startTimer];
    return [isLast ? m.run_next_question() : m.run_next_step(), goOn];
  })();
  return (
    <div className="run-thumb flex items-center gap-2 print:hidden">
      <button
        type="button"
        className={SQUARE}
        aria-label={m.run_back()}
        disabled={step === 0}
        onClick={goBack}
      >
        <svg className="pen w-[24px] stroke-[2.6]" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 12H4M11 5l-7 7 7 7" />
        </svg>
      </button>
      <button
        type="button"
        className="btn btn-primary btn-wrap min-h-[52px] min-w-0 flex-1 text-[1.1rem]"
        onClick={main[1]}
      >
        {main[0]}
      </button>
      {!isEnd && (
        <button type="button" className={SQUARE} aria-label={m.run_add_minute()} onClick={addTime}>
          +1
        </button>
      )}
    </div>
  );
};

/** A card or an exercise, one step at a time (behaviour/cards.md, 'Run it'). */
export const RunView = ({ thing, id, isShown, onDone, children }: Props) => {
  const open = useStore($run);
  const lang = langOf(thing);
  const { run: steps, flop, debrief, care } = RunFields.safeParse(thing).data ?? {};
  useEffect(() => {
    const { run } = RunFields.safeParse(thing).data ?? {};
    if (run) openRun(id, run);
  }, [id, thing]);
  useEffect(() => showRun(id, isShown), [id, isShown]);
  useEffect(() => (isShown ? keepAwake() : undefined), [isShown]);
  if (!steps) return <p className="notice">{m.run_unreadable()}</p>;
  if (open?.id !== id) return null;
  const { progress } = open;
  const step = steps[progress.step];
  const end = (): void => {
    endRun();
    onDone();
  };
  return (
    <section
      className="run-view print:hidden"
      data-run
      aria-label={m.run_run_it()}
      hidden={!isShown}
    >
      <Progress step={progress.step} count={steps.length} />
      {progress.step === 0 && <Care care={care} />}
      <div className="grid gap-[1.125rem]" role="status" aria-atomic="true">
        {step ? (
          <>
            <div className="grid gap-1">
              <p className="text-small font-semibold text-muted">
                <WithNodes
                  text={m.run_step({
                    step: progress.step + 1,
                    count: steps.length,
                    minutes: SLOT.a,
                  })}
                  a={
                    <>
                      <span aria-hidden="true">{m.run_min({ count: step.minutes })}</span>
                      <span className="sr-only">{m.run_minutes({ count: step.minutes })}</span>
                    </>
                  }
                />
              </p>
              <p className="run-step" lang={lang}>
                {step.do}
              </p>
            </div>
            {step.say !== undefined && <Say lang={lang}>{step.say}</Say>}
          </>
        ) : (
          <div className="grid gap-1">
            <p className="text-small font-semibold text-muted">{m.run_question()}</p>
            <p className="run-step" lang={lang}>
              {debrief}
            </p>
          </div>
        )}
      </div>
      {step ? (
        <>
          <Clock step={step} progress={progress} />
          {flop !== undefined && <Flop lang={lang}>{flop}</Flop>}
        </>
      ) : (
        children
      )}
      <Buttons progress={progress} steps={steps} hasQuestion={debrief !== undefined} onDone={end} />
    </section>
  );
};
