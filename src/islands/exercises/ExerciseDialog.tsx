import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';

import * as m from '#messages';

import type { Exercise } from '#contract/exercises.ts';
import { KeepButton } from '#islands/my-cards/KeepButton.tsx';
import { useRunView } from '#islands/run/use-run-view.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Fold } from '#islands/shared/Fold.tsx';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { SheetOf } from '#islands/sheets/SheetOf.tsx';
import { onPlainClick } from '#islands/shared/on-plain-click.ts';
import { onDialogClosed } from '#islands/shared/on-dialog-closed.ts';
import { StartTable } from '#islands/tables/StartTable.tsx';
import {
  $nextExercise,
  $openExercise,
  closeExercise,
  turnToExercise,
} from '#lib/exercises/exercises.store.ts';
import {
  choiceName,
  exerciseMinutes,
  exercisePath,
  exerciseSlug,
  splitCodes,
  stepsOf,
} from '#lib/exercises/exercises.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';
import { SLOT } from '#lib/shared/slots.ts';

const Linked = ({ text }: { text: string }) =>
  splitCodes(text).map((part, index) =>
    part.code === undefined ? (
      part.text
    ) : (
      <a key={index} className="underline decoration-primary" href={href('browse', part.code)}>
        {part.text}
      </a>
    ),
  );

/** The name of a set with the word: 'Free' or 'Pro' alone would read like a price. */
const setName = (tier: string): string => {
  switch (tier) {
    case 'free':
      return m.exercises_badge_free();
    case 'core':
      return m.exercises_badge_core();
    case 'pro':
      return m.exercises_badge_pro();
    default:
      return m.exercises_badge_set({ name: choiceName(tier) });
  }
};

const badgesOf = (exercise: Exercise): readonly string[] => {
  const { level, people, tier } = exercise;
  const duration = m.exercises_minutes({ count: exerciseMinutes(exercise) });
  const headcount = people ? [m.exercises_people({ from: people.from, to: people.to })] : [];
  return [choiceName(level), setName(tier), duration, ...headcount];
};

/** Level, set (the field `tier`), time and group size of an exercise. */
export const ExerciseBadges = ({ exercise }: { exercise: Exercise }) => (
  <span className="flex flex-wrap gap-2">
    {badgesOf(exercise).map((text) => (
      <span
        key={text}
        className="rounded-pill border-2 border-current px-3 text-small font-semibold"
      >
        {text}
      </span>
    ))}
  </span>
);

interface PartProps {
  readonly title: string;
  readonly open?: boolean;
  /** Of what it holds. */
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

const Part = ({ title, open = false, lang, children }: PartProps) => (
  <Fold className="exercise-part" title={title} open={open}>
    <div className="pb-5" lang={lang}>
      {children}
    </div>
  </Fold>
);

const List = ({ texts }: { texts: readonly string[] }) => (
  <ul className="grid list-disc grid-cols-1 gap-3 pl-5">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const Before = ({ exercise }: { exercise: Exercise }) => {
  const { materials, prepare } = exercise;
  return (
    (materials || prepare !== undefined) && (
      <Part title={m.exercises_need()} lang={langOf(exercise)}>
        {materials && <List texts={materials} />}
        {prepare !== undefined && <p className="mt-3">{prepare}</p>}
      </Part>
    )
  );
};

const Parts = ({ exercise }: { exercise: Exercise }) => (
  <div>
    <Part title={m.exercises_what()} open lang={langOf(exercise)}>
      <p>
        <Linked text={exercise.what} />
      </p>
    </Part>
    <Before exercise={exercise} />
    <Part title={m.exercises_how()} lang={langOf(exercise)}>
      <ol className="grid list-decimal grid-cols-1 gap-3 pl-5">
        {stepsOf(exercise.how).map((step, index) => (
          <li key={index}>
            <Linked text={step} />
          </li>
        ))}
      </ol>
    </Part>
    {exercise.goesWrong && (
      <Part title={m.exercises_goes_wrong()} lang={langOf(exercise)}>
        <List texts={exercise.goesWrong} />
      </Part>
    )}
    {exercise.remote !== undefined && (
      <Part title={m.exercises_remote()} lang={langOf(exercise)}>
        <p>{exercise.remote}</p>
      </Part>
    )}
    <Part title={m.exercises_outcome()} lang={langOf(exercise)}>
      <p>
        <Linked text={exercise.outcome} />
      </p>
    </Part>
    <Part title={m.exercises_who()} lang={langOf(exercise)}>
      <List texts={exercise.who} />
    </Part>
  </div>
);

/** Loaded at the press. */
const tableOf = (exercise: Exercise) =>
  import('#lib/exercises/exercise-table.ts').then((table) => table.exerciseTable(exercise));

/** An exercise to read or, where it has steps for that, to run. */
const ReadOrRun = ({ exercise, children }: { exercise: Exercise; children: ReactNode }) => {
  const id = `exercise:${exerciseSlug(exercise)}`;
  const { view, tabs, run, care } = useRunView({ id, thing: exercise });
  return (
    <>
      {tabs}
      {run}
      <div className={view === 'run' ? 'not-print:hidden print:contents' : 'contents'}>
        {care}
        {children}
      </div>
    </>
  );
};

/** The open exercise (behaviour/exercises.md, 'Exercises'). */
export const ExerciseDialog = () => {
  const exercise = useStore($openExercise, { ssr: () => undefined });
  const next = useStore($nextExercise, { ssr: () => undefined });
  const dialog = useRef<HTMLDialogElement>(null);
  const open = exercise !== undefined;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  // Scrolls the next exercise to its top and announces its title.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== undefined && exercise) {
      dialog.current?.scrollTo({ top: 0, behavior: 'instant' });
      dialog.current?.focus();
    }
    shown.current = exercise?.title;
  }, [exercise]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      // In print: browsers keep an open dialog out of the flow, and centre a long one off the page.
      className="exercise-dialog sheet [--run-ground:var(--surface)] print:absolute print:inset-[0_auto_auto_0] print:m-0 print:max-h-none print:w-full print:max-w-none print:overflow-visible print:bg-transparent print:p-0 print:text-[#000] focus:outline-none max-h-[calc(100svh-2rem)] w-[min(100%-2rem,42rem)] content-start gap-4 px-5"
      aria-labelledby="exercise-title"
      onClose={onDialogClosed(closeExercise)}
    >
      {exercise && (
        <>
          <header className="tall:sticky tall:top-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface pt-4 pb-3 print:static print:bg-transparent">
            <h2 id="exercise-title" className="flex-[1_1_8rem]" lang={langOf(exercise)}>
              {exercise.title}
            </h2>
            {/* Close comes first: an opening dialog focuses its first button. */}
            <div className="flex flex-row-reverse flex-wrap gap-2 print:hidden">
              <Button className="flex-none" onClick={closeExercise}>
                {m.exercises_close()}
              </Button>
              <KeepButton kind="exercise" id={exerciseSlug(exercise)} />
            </div>
          </header>
          <ReadOrRun key={exercise.title} exercise={exercise}>
            <ExerciseBadges exercise={exercise} />
            <p className="lead" lang={langOf(exercise)}>
              <Linked text={exercise.summary} />
            </p>
            <Parts exercise={exercise} />
            <StartTable request={() => tableOf(exercise)} />
            <SheetOf sheet={exercise.sheet} />
          </ReadOrRun>
          {next && (
            <p className="print:hidden">
              <a
                className="inline-block py-3"
                href={exercisePath(exerciseSlug(next))}
                onClick={onPlainClick(() => turnToExercise(next))}
              >
                <WithNodes
                  text={m.exercises_next({ title: SLOT.a })}
                  a={<span lang={langOf(next)}>{next.title}</span>}
                />
              </a>
            </p>
          )}
          <div
            className="pointer-events-none sticky bottom-0 h-6 bg-[linear-gradient(transparent,var(--surface))] print:hidden"
            aria-hidden="true"
          />
        </>
      )}
    </dialog>
  );
};
