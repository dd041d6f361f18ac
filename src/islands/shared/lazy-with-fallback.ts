import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const asDefault = <Props>(part: ComponentType<Props>) => ({ default: part });

/**
 * A lazily loaded component.
 * @param load loads the component and its data
 * @param Instead shows where loading fails, for example on a slow network, so that the page never goes
 * blank
 */
export const lazyWithFallback = <Props>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().then(asDefault, () => asDefault(Instead)));
