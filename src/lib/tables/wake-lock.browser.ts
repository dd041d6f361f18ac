/**
 * Keeps the device's screen on while the page is in sight (https://www.w3.org/TR/screen-wake-lock/). The
 * browser lets go whenever the page is hidden, so it is asked again. Where it refuses, as on a low
 * battery, the screen goes dark as it always does.
 * @returns ends it
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
      // Refused, or not known to this browser.
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
