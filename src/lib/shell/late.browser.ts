/**
 * Deferred parts of the landing page: after the first paint it enables the display face and the content below
 * the fold (`data-late`, src/lib/shell/boot.ts) and loads the scripts that `scripts/late-scripts.mjs` listed
 * in the page's head.
 */

const bring = (): void => {
  delete document.documentElement.dataset['late'];
  const noted = document.querySelector<HTMLMetaElement>('[name=late-scripts]')?.content ?? '';
  // A script that fails to load leaves the page as it is.
  for (const path of noted.split(' ').filter(Boolean))
    import(/* @vite-ignore */ path).catch(() => {});
};

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((entries, observer) => {
    // An earlier paint entry may be of the background alone, while the HTML still loads.
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // All of a streamed page is painted by the second frame from here.
    requestAnimationFrame(() => requestAnimationFrame(bring));
  }).observe({ type: 'paint', buffered: true });
} else addEventListener('load', bring);
