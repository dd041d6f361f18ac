import { useStore } from '@nanostores/react';

import * as m from '#messages';

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
import { choiceName, exercisePath, exerciseSlug, valuesOf } from '#lib/exercises/exercises.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';

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
        ...valuesOf(by, exercises).map((name) => [name, choiceName(name)] as const),
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
      <p>{m.exercises_missing()}</p>
      <Button primary onClick={closeExercise}>
        {m.exercises_show_all()}
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
        <Choice
          by="level"
          label={m.exercises_level()}
          all={m.exercises_level_all()}
          exercises={all}
        />
        <Choice by="tier" label={m.exercises_set()} all={m.exercises_set_all()} exercises={all} />
        <p className="basis-full text-small text-muted">{m.exercises_about_choices()}</p>
        <p className="min-h-[1.55em] basis-full text-small text-muted" role="status">
          {list.status === 'ready' && m.exercises_count({ shown: shown.length, all: all.length })}
        </p>
      </search>
      {list.status === 'loading' && <TileSkeletons wide label={m.exercises_loading()} />}
      {list.status !== 'loading' && shown.length === 0 && (
        <div className="notice">
          <p>{m.exercises_none_match()}</p>
          <Button primary onClick={showAllExercises}>
            {m.exercises_show_all()}
          </Button>
          <a className="btn" href={href('browse')}>
            {m.exercises_browse({ product: PRODUCT_NAME })}
          </a>
        </div>
      )}
      <Grid exercises={shown} />
      {shown.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          {m.exercises_none_yet()}
          <a className="btn" href={`${href('dash')}?draw`}>
            {m.exercises_draw()}
          </a>
        </p>
      )}
      <ExerciseDialog />
    </div>
  );
};
