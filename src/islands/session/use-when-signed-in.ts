import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { doKeptPresses } from '#islands/shared/kept-presses.ts';
import { $session } from '#lib/session/session.store.ts';

/** Whether the session is authenticated; `false` during hydration. */
export const useIsSignedIn = (): boolean =>
  useStore($session, { ssr: 'initial' }).status === 'authenticated';

/**
 * Calls `start` each time the session becomes authenticated. Does not re-render the component.
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
