/** A whole number by chance, 0 or more and below the limit. */
export const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

/** A name that nothing else has: a UUID. */
export const newId = (): string => crypto.randomUUID();
