import { atom, computed } from 'nanostores';

import type { Exercise } from '#contract/exercises.ts';
import { $exercises, loadExercises, NO_EXERCISES } from '#lib/exercises/exercise-list.store.ts';
import {
  exercisePath,
  exerciseQuery,
  exerciseSlug,
  filterExercises,
  parseExerciseView,
  type ExerciseView,
} from '#lib/exercises/exercises.ts';
import {
  currentSearch,
  onPathChange,
  pushPath,
  replacePath,
  stepBack,
} from '#lib/shared/address.browser.ts';
import { href } from '#lib/shared/routes.ts';

/** State of the page, stored in the address, so that links and Back restore it. */
export const $exerciseView = atom<ExerciseView>({});

export const $shownExercises = computed([$exercises, $exerciseView], (list, view) =>
  list.status === 'ready' ? filterExercises(list.value, view) : NO_EXERCISES,
);

/** The exercise in the dialog. */
export const $openExercise = computed([$exercises, $exerciseView], (list, { exercise }) =>
  list.status === 'ready' && exercise !== undefined
    ? list.value.find((candidate) => exerciseSlug(candidate) === exercise)
    : undefined,
);

/** Whether the address names an unknown exercise. */
export const $exerciseMissing = computed(
  [$exercises, $exerciseView, $openExercise],
  (list, view, open) =>
    list.status === 'ready' && view.exercise !== undefined && open === undefined,
);

$exerciseMissing.listen((missing) => {
  if (missing) console.error('No exercise at this address.');
});

/** The exercise after the open one, in a cycle. */
export const $nextExercise = computed([$exercises, $openExercise], (list, open) => {
  if (list.status !== 'ready' || open === undefined) return undefined;
  const next = list.value[(list.value.indexOf(open) + 1) % list.value.length];
  return next === open ? undefined : next;
});

const withoutExercise = ({ exercise: _exercise, ...rest }: ExerciseView): ExerciseView => rest;

/** Whether the previous history entry is the same page without the dialog. */
let steppedIn = false;

export const openExercise = (exercise: Exercise): void => {
  const view = $exerciseView.get();
  pushPath(exercisePath(exerciseSlug(exercise), view));
  steppedIn = true;
  $exerciseView.set({ ...view, exercise: exerciseSlug(exercise) });
};

/** Replaces the open exercise and its history entry: Back still leads to the list. */
export const turnToExercise = (exercise: Exercise): void => {
  const view = $exerciseView.get();
  replacePath(exercisePath(exerciseSlug(exercise), view));
  $exerciseView.set({ ...view, exercise: exerciseSlug(exercise) });
};

/** Closes the open exercise, by history where it was opened on this page. */
export const closeExercise = (): void => {
  const view = $exerciseView.get();
  if (view.exercise === undefined) return;
  $exerciseView.set(withoutExercise(view));
  if (steppedIn) stepBack();
  else replacePath(href('games') + exerciseQuery(withoutExercise(view)));
  steppedIn = false;
};

/** Sets a filter. An empty value removes it. */
export const chooseExercises = (choice: 'level' | 'tier', value: string): void => {
  const { [choice]: _old, ...rest } = withoutExercise($exerciseView.get());
  $exerciseView.set(value === '' ? rest : { ...rest, [choice]: value });
  replacePath(href('games') + exerciseQuery($exerciseView.get()));
};

export const showAllExercises = (): void => {
  $exerciseView.set({});
  replacePath(href('games'));
};

let following = false;

/** Shows the state of the address, also on Back and Forward. Signed in only. */
export const startExercises = (): void => {
  void loadExercises();
  if (following) return;
  following = true;
  $exerciseView.set(parseExerciseView(currentSearch()));
  onPathChange(() => {
    steppedIn = false;
    $exerciseView.set(parseExerciseView(currentSearch()));
  });
};
