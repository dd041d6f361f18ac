/**
 * Maximum length of one turn of the event loop, in ms, before callers of `giveWay` have to wait for a later
 * one.
 */
const SHARE_MS = 4;

let heldSince: number | undefined;
const waiting: (() => void)[] = [];

/** Begins a turn, with the first of the waiting callers. */
const beginTurn = (): void => {
  heldSince = undefined;
  const next = waiting.shift();
  if (!next) return;
  startShare();
  next();
};

const startShare = (): void => {
  heldSince = performance.now();
  setImmediate(beginTurn);
};

/** Whether callers of {@link giveWay} would have to wait for a later turn of the event loop. */
export const isTurnLong = (): boolean => {
  if (heldSince === undefined) startShare();
  return performance.now() - (heldSince ?? 0) >= SHARE_MS;
};

/**
 * Yields to other requests: resolves at once while the present turn of the event loop is short, otherwise in
 * a later turn, one caller per turn. Long work calls it between its steps. A caller of a short turn does not
 * queue behind those that wait: each turn would then do one step, however short.
 */
export const giveWay = (): Promise<void> =>
  isTurnLong() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
