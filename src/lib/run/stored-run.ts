/** Checks of a stored run, for pages that load the rest of the code later. The clock is an argument. */

/** Age from which a run is over, in ms: the next session begins with the first step. */
const LONGEST = 12 * 60 * 60_000;

/** Whether the field `run` of a card or an exercise, not validated, has steps. */
export const hasRun = (run: unknown): boolean => Array.isArray(run) && run.length > 0;

/**
 * Whether a run goes on after a reload: it is neither older than a session nor from the future.
 * @param at when it was last used, in ms since the epoch
 */
export const isCurrent = (at: number, now: number): boolean => Math.abs(now - at) < LONGEST;
