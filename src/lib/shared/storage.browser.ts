/**
 * The only access to browser storage. Where local storage fails (blocked, full, private mode), values go to
 * session storage, else to memory.
 */

export type Area = 'localStorage' | 'sessionStorage';

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
    // Storage is blocked, so it is empty.
  }
};

const keysOf = (area: Area): readonly string[] => {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
};

export const readItem = (area: Area, key: string): string | null =>
  (area === 'localStorage' ? read(area, key) : null) ??
  read('sessionStorage', key) ??
  memory.get(key) ??
  null;

/** Stores a value in the area or the next best; returns whether it is in the area. */
export const writeItem = (area: Area, key: string, value: string): boolean => {
  const kept = write(area, key, value);
  // A stale copy in another area would be read later.
  memory.delete(key);
  if (area === 'localStorage') remove(kept ? 'sessionStorage' : area, key);
  if (kept) return true;
  if (!write('sessionStorage', key, value)) memory.set(key, value);
  return false;
};

export const removeItem = (area: Area, key: string): void => {
  memory.delete(key);
  remove('sessionStorage', key);
  if (area === 'localStorage') remove(area, key);
};

/** All entries whose key has one of the prefixes. */
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

/** How long a stored value lives; `undefined` without one. */
export const lifetimeOf = (key: string): Lifetime | undefined => {
  if (read('localStorage', key) !== null) return 'browser';
  if (read('sessionStorage', key) !== null) return 'tab';
  return memory.has(key) ? 'page' : undefined;
};

/**
 * Calls back when another tab changes a key or clears the storage, until the signal aborts.
 * @param keys keys or key prefixes
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
