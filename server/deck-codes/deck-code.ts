import { randomUUID } from 'node:crypto';

import { sha256 } from '#server/shared/sha256.ts';

/** Generates a deck code: a version-4 UUID in its stored form, upper case (behaviour/deck-codes.md, 'Deck codes'). */
export const generateDeckCode = (): string => randomUUID().toUpperCase();

/** The key of a code in the database. */
export const hashDeckCode = (code: string): string => sha256(code);

/** The short link printed with a code (behaviour/site.md, 'Routes'). */
export const registrationLink = (origin: string, code: string): string => `${origin}/r/${code}`;
