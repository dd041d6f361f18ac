/**
 * Runs a change of the page as a view transition where the browser has them and the person wants
 * motion; else just runs it.
 * @param update changes the page before it returns
 */
export const withTransition = (update: () => void): void => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) {
    update();
    return;
  }
  const transition = document.startViewTransition(update);
  // One that is overtaken by the next is no error.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
};
