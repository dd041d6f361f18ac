import { randomUUID } from 'node:crypto';

import { vi } from 'vitest';

const Channel = BroadcastChannel;
const { locks } = navigator;

/**
 * Gives the tabs of a page what they tell each other by, and the locks by which one does something for
 * all; the tabs of other browsers hear nothing of it.
 */
export const stubTabs = (isOnline: () => boolean): void => {
  const browser = randomUUID();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(line: string) {
        super(`${line} ${browser}`);
      }
    },
  );
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline();
    },
    locks: {
      request: (name: string, ...rest: [LockOptions, LockGrantedCallback<void>]) =>
        locks.request(`${name} ${browser}`, ...rest),
    },
  });
};
