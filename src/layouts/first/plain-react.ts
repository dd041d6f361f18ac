/** React's functions for views that are drawn once, by `plain-jsx.ts`: state is what it is at first. */

import type { ReactNode } from 'react';

interface ReadOptions {
  readonly ssr?: 'initial' | (() => unknown);
}

/** Gives what a hydration begins with; the views that are drawn first begin with `undefined`. */
export const useStore = (_store: unknown, { ssr }: ReadOptions = {}): unknown =>
  typeof ssr === 'function' ? ssr() : undefined;

export const useState = (initial: unknown): readonly [unknown, () => void] => [
  typeof initial === 'function' ? (initial as () => unknown)() : initial,
  () => {},
];

export const useSyncExternalStore = (
  _subscribe: unknown,
  _read: unknown,
  readAtFirst: () => unknown,
): unknown => readAtFirst();

export const useDeferredValue = (value: unknown): unknown => value;

export const memo = (view: unknown): unknown => view;

export const useRef = (current: unknown): { current: unknown } => ({ current });

export const useEffect = (): void => {};

export const useWhenSignedIn = (): void => {};

/** Never rendered before its code is loaded. */
export const lazy = () => (): null => null;

export const Suspense = ({ children }: { children: ReactNode }): ReactNode => children;
