import { createHash, randomUUID } from 'node:crypto';

/** A new deck code: a version-4 UUID in its stored form, upper case (behaviour.md, 'Deck codes'). */
export const newCode = (): string => randomUUID().toUpperCase();

/** What the database knows a code by: SHA-256, in hexadecimal. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** The short link that is printed with a code (behaviour.md, 'Routes'). */
export const linkOf = (origin: string, code: string): string => `${origin}/r/${code}`;
