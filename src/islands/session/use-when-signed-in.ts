import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { doKeptPresses } from '#islands/shared/kept-presses.ts';
import { $session } from '#lib/session/session.store.ts';

/** Whether there is a session; `false` at hydration. */
export const useIsSignedIn = (): boolean =>
  useStore($session, { ssr: 'initial' }).status === 'authenticated';

/**
 * Calls `start` once there is a session, and again after a lost one has returned. Renders nothing again.
 * @param start a stable function, such as an action of a store
 */
export const useWhenSignedIn = (start: () => unknown): void => {
  useEffect(() => {
    let wasSignedIn = false;
    return $session.subscribe(({ status }) => {
      const isSignedIn = status === 'authenticated';
      if (isSignedIn && !wasSignedIn)
        // In a task of its own: the hydration has just taken a slow phone some time.
        setTimeout(() => {
          start();
          doKeptPresses();
        });
      wasSignedIn = isSignedIn;
    });
  }, [start]);
};
