/**
 * Deferred parts of an open page: after the first paint it enables the display face and, section by section, the
 * landing page's content below the fold (`data-late`, src/lib/shell/boot.ts), then loads the scripts that
 * `scripts/late-scripts.mjs` listed in the page's head. Each step has a frame of its own, so that none blocks
 * the main thread for long.
 */

const bring = (): void => {
  const { dataset } = document.documentElement;
  const sections = document.querySelectorAll<HTMLElement>('[data-late] :is(section,nav)');
  const noted = document.querySelector<HTMLMetaElement>('[name=late-scripts]')?.content ?? '';
  const steps = [
    ...Array.from(sections, (section) => () => (section.dataset['shown'] = '')),
    () => delete dataset['late'],
    // A script that fails to load leaves the page as it is.
    ...(noted.match(/\S+/g)?.map((path) => () => import(/* @vite-ignore */ path).catch(() => {})) ??
      []),
  ];
  const next = (): void => {
    void steps.shift()?.();
    if (steps.length > 0) requestAnimationFrame(() => setTimeout(next));
  };
  next();
};

new PerformanceObserver((entries, observer) => {
  // An earlier paint entry may be of the background alone, while the HTML still loads.
  if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  // All of a streamed page is painted by the second frame from here.
  requestAnimationFrame(() => requestAnimationFrame(bring));
}).observe({ type: 'paint', buffered: true });
