/** How long one turn of the event loop may go on, in ms, before what calls `giveWay` waits for a later one. */
const SHARE_MS = 8;

let heldSince: number | undefined;
const waiting: (() => void)[] = [];

/** Begins a turn, with the first of those that wait for one. */
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

/**
 * Lets other requests in: resolves at once while the present turn of the event loop is short, else in a
 * later one, one caller a turn. Long work calls it between its steps.
 */
export const giveWay = (): Promise<void> => {
  if (heldSince === undefined) startShare();
  const isShort = performance.now() - (heldSince ?? 0) < SHARE_MS;
  if (isShort && waiting.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
};
