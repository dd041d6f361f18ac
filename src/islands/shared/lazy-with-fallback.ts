import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const asDefault = <Props>(part: ComponentType<Props>) => ({ default: part });

/**
 * A part of a page whose code comes when it is first drawn.
 * @param load gives the part, with what it needs
 * @param Instead stands there where it cannot be loaded, as on a bad network: a page never goes blank
 */
export const lazyWithFallback = <Props>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().then(asDefault, () => asDefault(Instead)));
