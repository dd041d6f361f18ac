/** A whole number by chance, 0 or more and below the limit. */
export const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);
