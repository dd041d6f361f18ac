// @ts-check

/**
 * A page that has what {@link giveAfterPaint} gives.
 * @typedef {{ afterPaint: (then: () => void) => void }} Painting
 */

/**
 * Gives a page `afterPaint`, which calls a function once the frame that comes next has been painted. It is
 * added to the page as a script of its own, before any other that needs it.
 */
export const giveAfterPaint = () => {
  /** @type {Painting['afterPaint']} */
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage('');
    });
  Object.assign(globalThis, { afterPaint });
};
