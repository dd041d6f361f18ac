/**
 * A fallback for `lazyWithFallback`.
 * @param what could not be loaded, as the beginning of a sentence
 */
export const unloaded = (what: string) => () => (
  <p role="alert">{what} could not be loaded. Check your connection and load the page again.</p>
);
