import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => {};

/** Returns `read()` after hydration, and `false` during prerendering and hydration. */
export const useAfterHydration = (read: () => boolean): boolean =>
  useSyncExternalStore(neverChanges, read, () => false);

/** Whether the page is hydrated. */
export const useHydrated = (): boolean => useAfterHydration(() => true);

/** Content that is neither prerendered nor drawn before React; it is rendered in steps, not with the hydration. */
export const AfterHydration = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(useHydrated()) && children;
