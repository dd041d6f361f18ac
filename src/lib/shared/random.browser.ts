/** A random integer, 0 ≤ n < limit. */
export const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

export const newId = (): string => crypto.randomUUID();
