import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';

import type { Exercise } from '#contract/exercise.ts';
import { readableName } from '#core/cards.ts';
import { EXERCISE_DURATION, splitCodes, stepsOf } from '#core/content.ts';
import { href } from '#core/routes.ts';
import { $openExercise, closeExercise } from '#stores/exercises.ts';

/** A text whose card codes are links. */
const Linked = ({ text }: { text: string }) =>
  splitCodes(text).map((part, index) =>
    part.code === undefined ? (
      part.text
    ) : (
      <a key={index} href={href('browse', part.code)}>
        {part.text}
      </a>
    ),
  );

/** What an exercise asks for: level, tier, time. */
export const ExerciseBadges = ({ exercise }: { exercise: Exercise }) => (
  <span className="exercise-badges">
    <span className="exercise-badge">{readableName(exercise.level)}</span>
    <span className="exercise-badge">{readableName(exercise.tier)}</span>
    <span className="exercise-badge">{EXERCISE_DURATION}</span>
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
  <details className="exercise-part" open={open}>
    <summary>{title}</summary>
    <div>{children}</div>
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
      <ol>
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
      <ul>
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
      className="exercise-dialog"
      aria-labelledby="exercise-title"
      onClose={closeExercise}
    >
      {exercise && (
        <>
          <header className="exercise-head">
            <h2 id="exercise-title">{exercise.title}</h2>
            <button type="button" className="btn" onClick={closeExercise}>
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
