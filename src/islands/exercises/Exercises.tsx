import { useStore } from '@nanostores/react';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { Exercise } from '#contract/exercises.ts';
import { ExerciseBadges, ExerciseDialog } from '#islands/exercises/ExerciseDialog.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Button } from '#islands/shared/Button.tsx';
import { onPlainClick } from '#islands/shared/on-plain-click.ts';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { Failed, TileSkeletons } from '#islands/shared/States.tsx';
import { Tile, Tiles } from '#islands/shared/Tile.tsx';
import { $exercises, loadExercises, NO_EXERCISES } from '#lib/exercises/exercise-list.store.ts';
import {
  $exerciseMissing,
  $exerciseView,
  $shownExercises,
  chooseExercises,
  closeExercise,
  openExercise,
  showAllExercises,
  startExercises,
} from '#lib/exercises/exercises.store.ts';
import { exercisePath, exerciseSlug, valuesOf } from '#lib/exercises/exercises.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';
import { readableName } from '#lib/shared/text.ts';

const Choice = ({
  by,
  label,
  all,
  exercises,
}: {
  by: 'level' | 'tier';
  label: string;
  all: string;
  exercises: readonly Exercise[];
}) => {
  const view = useStore($exerciseView, { ssr: 'initial' });
  return (
    <SelectField
      label={label}
      className="grid max-w-[16rem] flex-[1_1_9rem] gap-1"
      fieldClass=""
      value={view[by] ?? ''}
      options={[
        ['', all],
        ...valuesOf(by, exercises).map((name) => [name, readableName(name)] as const),
      ]}
      onPick={(value) => chooseExercises(by, value)}
    />
  );
};

const Grid = ({ exercises }: { exercises: readonly Exercise[] }) => {
  const view = useStore($exerciseView, { ssr: 'initial' });
  return (
    <Tiles wide>
      {exercises.map((exercise) => (
        <li key={exercise.title}>
          <Tile
            className="border-t-12 border-primary"
            title={exercise.title}
            text={exercise.summary}
            lang={langOf(exercise)}
            foot={<ExerciseBadges exercise={exercise} />}
            href={exercisePath(exerciseSlug(exercise), view)}
            onClick={onPlainClick(() => openExercise(exercise))}
          />
        </li>
      ))}
    </Tiles>
  );
};

const Missing = () => {
  const missing = useStore($exerciseMissing, { ssr: () => false });
  if (!missing) return null;
  return (
    <div className="notice" role="alert">
      <p>There is no such exercise. Here are all the others.</p>
      <Button primary onClick={closeExercise}>
        Show all exercises
      </Button>
    </div>
  );
};

/** The exercises (behaviour/exercises.md, 'Exercises'). */
export const Exercises = () => {
  const list = useStore($exercises, { ssr: 'initial' });
  const shown = useStore($shownExercises, { ssr: () => NO_EXERCISES });
  useWhenSignedIn(startExercises);
  if (list.status === 'failed') {
    return <Failed message={list.message} onRetry={() => void loadExercises()} />;
  }
  const all = list.status === 'ready' ? list.value : NO_EXERCISES;
  return (
    <div className="mt-5 grid grid-cols-1 gap-6">
      <Missing />
      <search className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
        <Choice by="level" label="Level" all="All levels" exercises={all} />
        <Choice by="tier" label="Set" all="All sets" exercises={all} />
        <p className="basis-full text-small text-muted">
          Level is how much practice it asks for. Free, core and pro are three sets, from quick to
          demanding. None of them costs anything.
        </p>
        <p className="min-h-[1.55em] basis-full text-small text-muted" role="status">
          {list.status === 'ready' && `${shown.length} of ${all.length} exercises`}
        </p>
      </search>
      {list.status === 'loading' && <TileSkeletons wide label="Loading the exercises" />}
      {list.status !== 'loading' && shown.length === 0 && (
        <div className="notice">
          <p>No exercise matches. Try another level or set, or see them all.</p>
          <Button primary onClick={showAllExercises}>
            Show all exercises
          </Button>
          <a className="btn" href={href('browse')}>
            {`Browse ${PRODUCT_NAME}`}
          </a>
        </div>
      )}
      <Grid exercises={shown} />
      {shown.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          None of them yet? Let a card decide.
          <a className="btn" href={`${href('dash')}?draw`}>
            Draw a card
          </a>
        </p>
      )}
      <ExerciseDialog />
    </div>
  );
};
