import { setImmediate } from 'node:timers/promises';

/** Time of writing after which it yields to the event loop, in ms. */
const TURN_MS = 8;

/** Makes a function that long work calls between its steps: it yields to the event loop once a turn is long. */
export const createYield = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await setImmediate();
    began = performance.now();
  };
};
