/** Fragment of the address. Separate from the address module, which every guarded page loads. */

/** With its number sign. */
export const currentFragment = (): string => location.hash;

export const onFragmentChange = (listener: () => void): void =>
  window.addEventListener('hashchange', listener);
