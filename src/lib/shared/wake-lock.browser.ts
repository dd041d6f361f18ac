/**
 * Keeps the device's screen on while the page is visible (https://www.w3.org/TR/screen-wake-lock/). The
 * browser releases the lock when the page is hidden, so it is requested again at each return. A refusal, as on
 * a low battery, is ignored.
 * @returns a function that releases the lock
 */
export const keepAwake = (): (() => void) => {
  let ended = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (ended || document.hidden || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) await lock.release();
    } catch {
      // Refused or not supported.
    }
  };
  const askAgain = (): void => void ask();
  document.addEventListener('visibilitychange', askAgain);
  askAgain();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release();
  };
};
