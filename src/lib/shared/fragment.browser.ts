/** The fragment of the page's address. Apart from the rest, which comes with every guarded page. */

/** The fragment, with its number sign. */
export const currentFragment = (): string => location.hash;

/** Calls back when the fragment changes. */
export const onFragmentChange = (listener: () => void): void =>
  window.addEventListener('hashchange', listener);
