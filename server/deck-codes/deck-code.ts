import { createHash, randomUUID } from 'node:crypto';

/** Generates a deck code: a version-4 UUID in its stored form, upper case (behaviour/deck-codes.md, 'Deck codes'). */
export const generateDeckCode = (): string => randomUUID().toUpperCase();

/** The key of a code in the database: SHA-256, in hexadecimal. */
export const hashDeckCode = (code: string): string =>
  createHash('sha256').update(code).digest('hex');

/** The short link printed with a code (behaviour/site.md, 'Routes'). */
export const registrationLink = (origin: string, code: string): string => `${origin}/r/${code}`;
