import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => {};

/** Whether the page is hydrated; `false` in what is prerendered or drawn before React. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Content that is neither prerendered nor drawn before React; it is rendered in steps, not with the hydration. */
export const AfterHydration = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(useHydrated()) && children;
