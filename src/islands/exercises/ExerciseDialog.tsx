import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';

import type { Exercise } from '#contract/exercises.ts';
import { $openExercise, closeExercise } from '#lib/exercises/exercises.store.ts';
import { EXERCISE_DURATION, splitCodes, stepsOf } from '#lib/exercises/exercises.ts';
import { href } from '#lib/shared/routes.ts';
import { readableName } from '#lib/shared/text.ts';

/** A text whose card codes are links. */
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

/** What an exercise asks for: level, tier, time. */
export const ExerciseBadges = ({ exercise }: { exercise: Exercise }) => (
  <span className="flex flex-wrap gap-2">
    {[readableName(exercise.level), readableName(exercise.tier), EXERCISE_DURATION].map((text) => (
      <span
        key={text}
        className="rounded-pill border-2 border-current px-3 text-small font-semibold"
      >
        {text}
      </span>
    ))}
  </span>
);

const Part = ({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details className="exercise-part rule" open={open}>
    <summary className="flex min-h-[3.25rem] list-none cursor-pointer items-center justify-between font-display text-h3/[1.1]">
      {title}
    </summary>
    <div className="pb-5">{children}</div>
  </details>
);

const Parts = ({ exercise }: { exercise: Exercise }) => (
  <div>
    <Part title="What" open>
      <p>
        <Linked text={exercise.what} />
      </p>
    </Part>
    <Part title="How">
      <ol className="grid list-decimal grid-cols-1 gap-3 pl-5">
        {stepsOf(exercise.how).map((step, index) => (
          <li key={index}>
            <Linked text={step} />
          </li>
        ))}
      </ol>
    </Part>
    <Part title="Outcome">
      <p>
        <Linked text={exercise.outcome} />
      </p>
    </Part>
    <Part title="Who">
      <ul className="grid list-disc grid-cols-1 gap-3 pl-5">
        {exercise.who.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
    </Part>
  </div>
);

/** The open exercise (behaviour.md, 'Exercises'). */
export const ExerciseDialog = () => {
  const exercise = useStore($openExercise, { ssr: () => undefined });
  const dialog = useRef<HTMLDialogElement>(null);
  const open = exercise !== undefined;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="exercise-dialog sheet max-h-[calc(100svh-2rem)] w-[min(100%-2rem,42rem)] content-start gap-4 px-5 pb-5"
      aria-labelledby="exercise-title"
      onClose={closeExercise}
    >
      {exercise && (
        <>
          <header className="tall:sticky tall:top-0 flex items-center justify-between gap-4 bg-surface pt-4 pb-3 print:static print:bg-transparent">
            <h2 id="exercise-title" className="min-w-0">
              {exercise.title}
            </h2>
            <button type="button" className="btn flex-none print:hidden" onClick={closeExercise}>
              Close
            </button>
          </header>
          <ExerciseBadges exercise={exercise} />
          <p className="lead">
            <Linked text={exercise.summary} />
          </p>
          <Parts key={exercise.title} exercise={exercise} />
        </>
      )}
    </dialog>
  );
};
