/** Pauses downloads while no page is idle, so that requests of pages go first. */
import { IDLE_CHANNEL } from '#lib/offline/worker-messages.ts';
import { openTabLine } from '#lib/shared/tabs.browser.ts';

/** How long a page counts as idle after its report, in ms: longer than the time between two reports. */
const VALID = 1500;

/**
 * Runs work that waits for idle pages.
 * @param work gets a function that resolves while a page is idle
 */
export const withIdlePages = async (
  work: (whenIdle: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const waiting: (() => void)[] = [];
  let idleUntil = 0;
  const line = openTabLine(IDLE_CHANNEL, () => {
    idleUntil = Date.now() + VALID;
    for (const go of waiting.splice(0)) go();
  });
  try {
    await work(async () => {
      if (Date.now() >= idleUntil) await new Promise<void>((go) => waiting.push(go));
    });
  } finally {
    line.close();
  }
};
