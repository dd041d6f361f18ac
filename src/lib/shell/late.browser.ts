/**
 * What the first paint of the landing page does without: once the page has been painted, the display
 * face and what is below the fold come (`data-late`, src/lib/shell/boot.ts), and the scripts which
 * `scripts/late-scripts.mjs` has noted in the page's head.
 */

const bring = (): void => {
  delete document.documentElement.dataset['late'];
  const noted = document.querySelector<HTMLMetaElement>('[name=late-scripts]')?.content ?? '';
  // A script that does not come leaves the page as it is, as a script element would.
  for (const path of noted.split(' ').filter(Boolean))
    import(/* @vite-ignore */ path).catch(() => {});
};

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((entries, observer) => {
    // The ground alone may be painted before: while the page is still on its way.
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // A page that came in pieces is whole by now, and painted in the second frame from here.
    requestAnimationFrame(() => requestAnimationFrame(bring));
  }).observe({ type: 'paint', buffered: true });
} else addEventListener('load', bring);
