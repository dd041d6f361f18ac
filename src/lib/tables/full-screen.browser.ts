const enter = async (): Promise<void> => {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    // Refused or not supported, as on some phones.
  }
};

/** Elements with an action of their own. */
const OWN = 'a, button, input';

/**
 * Enters full screen at a click anywhere, and toggles it with the key F; browsers require a gesture.
 * @param onChange called with whether the page is in full screen
 * @returns a function that removes the listeners
 */
export const offerFullScreen = (onChange: (full: boolean) => void): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const isOwn = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(OWN) !== null;
  const isFull = (): boolean => document.fullscreenElement !== null;
  const click = (event: MouseEvent): void => {
    if (!isOwn(event) && !isFull()) void enter();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isOwn(event)) return;
    if (isFull()) document.exitFullscreen().catch(() => {});
    else void enter();
  };
  document.addEventListener('click', click, { signal });
  document.addEventListener('keydown', press, { signal });
  document.addEventListener('fullscreenchange', () => onChange(isFull()), { signal });
  return () => ending.abort();
};
