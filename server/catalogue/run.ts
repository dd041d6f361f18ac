import { SITTING_MINUTES } from '#contract/deck-run.ts';
import type { RunStep } from '#contract/run.ts';
import { runMinutes } from '#lib/run/run.ts';
import { wrongIn, type SourceFile } from '#server/catalogue/source.ts';

/**
 * Checks that the steps of a run add up.
 * @param minutes duration of its card or exercise; without a number, the steps are a sitting of 45 minutes at most
 * @throws StartError with file and line
 */
export const checkRun = (
  source: SourceFile,
  run: readonly RunStep[] | undefined,
  minutes: number | 'days' | undefined,
): void => {
  if (!run) return;
  const sum = runMinutes(run);
  if (typeof minutes === 'number' ? sum === minutes : sum <= SITTING_MINUTES) return;
  throw wrongIn(
    source,
    ['run'],
    typeof minutes === 'number'
      ? `the steps take ${sum} minutes, not ${minutes}`
      : `the steps take ${sum} minutes; ${SITTING_MINUTES} fit a sitting`,
  );
};
