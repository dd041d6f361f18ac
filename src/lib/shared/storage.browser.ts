/**
 * The only reader and writer of browser storage. Where the browser refuses to keep something for
 * good (blocked, full, private mode), it is kept for this tab; where it refuses that too, for as
 * long as the page lives.
 */

export type Area = 'localStorage' | 'sessionStorage';

/** How long a stored value lives. */
export type Lifetime = 'browser' | 'tab' | 'page';

const memory = new Map<string, string>();

const read = (area: Area, key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

const write = (area: Area, key: string, value: string): boolean => {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

const remove = (area: Area, key: string): void => {
  try {
    window[area].removeItem(key);
  } catch {
    // Where storage is refused nothing was stored.
  }
};

const keysOf = (area: Area): readonly string[] => {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
};

/** The value under a key, or `null`. */
export const readItem = (area: Area, key: string): string | null =>
  (area === 'localStorage' ? read(area, key) : null) ??
  read('sessionStorage', key) ??
  memory.get(key) ??
  null;

/**
 * Keeps a value under a key, in the area asked for or the next best.
 * @returns whether it is in the area asked for
 */
export const writeItem = (area: Area, key: string, value: string): boolean => {
  const kept = write(area, key, value);
  // A copy of another lifetime would be read in its place one day.
  memory.delete(key);
  if (area === 'localStorage') remove(kept ? 'sessionStorage' : area, key);
  if (kept) return true;
  if (!write('sessionStorage', key, value)) memory.set(key, value);
  return false;
};

/** Forgets the value under a key. */
export const removeItem = (area: Area, key: string): void => {
  memory.delete(key);
  remove('sessionStorage', key);
  if (area === 'localStorage') remove(area, key);
};

/** Every key that begins with one of the prefixes, with its value. */
export const listItems = (
  area: Area,
  prefixes: readonly string[],
): readonly (readonly [string, string])[] => {
  const keys = new Set([...memory.keys(), ...keysOf('sessionStorage')]);
  if (area === 'localStorage') for (const key of keysOf(area)) keys.add(key);
  return [...keys]
    .filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
    .flatMap((key) => {
      const value = readItem(area, key);
      return value === null ? [] : [[key, value] as const];
    });
};

/** How long the value under a key lives; `undefined` where there is none. */
export const lifetimeOf = (key: string): Lifetime | undefined => {
  if (read('localStorage', key) !== null) return 'browser';
  if (read('sessionStorage', key) !== null) return 'tab';
  return memory.has(key) ? 'page' : undefined;
};

/**
 * Calls back when another tab changes or removes a key, or clears the storage, until the signal is
 * aborted.
 * @param keys whole keys or what they begin with
 */
export const onItemChange = (
  keys: readonly string[],
  listener: () => void,
  signal?: AbortSignal,
): void => {
  const look = ({ key }: StorageEvent): void => {
    if (key === null || keys.some((known) => key.startsWith(known))) listener();
  };
  window.addEventListener('storage', look, signal ? { signal } : {});
};
