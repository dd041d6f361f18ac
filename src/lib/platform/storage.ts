/**
 * The only reader and writer of browser storage. Where the browser refuses storage (private mode,
 * blocked, full), values live on in memory for as long as the page does.
 */

type Area = 'localStorage' | 'sessionStorage';

const memory: Record<Area, Map<string, string>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
};

/** The value under a key, or `null`. */
export const readItem = (area: Area, key: string): string | null => {
  try {
    return window[area].getItem(key) ?? memory[area].get(key) ?? null;
  } catch {
    return memory[area].get(key) ?? null;
  }
};

/**
 * Keeps a value under a key.
 * @returns whether it outlives the page
 */
export const writeItem = (area: Area, key: string, value: string): boolean => {
  try {
    window[area].setItem(key, value);
    memory[area].delete(key);
    return true;
  } catch {
    memory[area].set(key, value);
    return false;
  }
};

/** Forgets the value under a key. */
export const removeItem = (area: Area, key: string): void => {
  memory[area].delete(key);
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was stored where storage is refused.
  }
};

/** Every key that begins with one of the prefixes, with its value. */
export const listItems = (
  area: Area,
  prefixes: readonly string[],
): readonly (readonly [string, string])[] => {
  const keys = new Set(memory[area].keys());
  try {
    for (const key of Object.keys(window[area])) keys.add(key);
  } catch {
    // Where storage is refused there is only what this page remembers.
  }
  return [...keys]
    .filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
    .flatMap((key) => {
      const value = readItem(area, key);
      return value === null ? [] : [[key, value] as const];
    });
};

/** Calls back when another tab changes or removes a key, or clears the storage. */
export const onItemChange = (keys: readonly string[], listener: () => void): void => {
  window.addEventListener('storage', (event) => {
    if (event.key === null || keys.includes(event.key)) listener();
  });
};
