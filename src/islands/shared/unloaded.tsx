/**
 * A fallback for `lazyWithFallback`.
 * @param message says what could not be loaded
 */
export const unloaded = (message: string) => () => <p role="alert">{message}</p>;
