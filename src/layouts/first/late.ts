/**
 * The script in the head of an open page that is short of bytes before its first paint. A visit from outside is
 * painted without the display face and without what is below the fold; both follow section by section
 * (`data-late`), and then the scripts that `scripts/late-scripts.mjs` listed in the head. Each step has an idle
 * period of its own, so that none blocks the main thread for long.
 */

import { whenIdle } from '#lib/shared/idle.ts';

const { dataset } = document.documentElement;

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A browser looks for the text of a fragment, as in a search engine's link, only in what is laid out.
if (
  visit?.type === 'navigate' &&
  !visit.name.includes('#') &&
  !document.referrer.startsWith(location.origin)
)
  dataset['late'] = '';

const bring = (): void => {
  const sections = document.querySelectorAll<HTMLElement>('[data-late] main>section');
  const noted = document.querySelector<HTMLMetaElement>('[name=late-scripts]')?.content ?? '';
  const steps = [
    ...[...sections].map((section) => () => (section.dataset['shown'] = '')),
    () => delete dataset['late'],
    // A script that fails to load leaves the page as it is.
    ...(noted.match(/\S+/g)?.map((path) => () => import(path).catch(() => {})) ?? []),
  ];
  const next = (): void => {
    void steps.shift()?.();
    if (steps.length > 0) whenIdle(next);
  };
  whenIdle(next);
};

const watchFirstPaint = (): void => {
  new PerformanceObserver((entries, observer) => {
    // An earlier paint entry may be of the background alone.
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // The next frame has all of the page.
    requestAnimationFrame(bring);
  }).observe({ type: 'paint', buffered: true });
};
document.addEventListener('DOMContentLoaded', watchFirstPaint);
