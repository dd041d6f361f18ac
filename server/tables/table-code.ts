import { randomInt } from 'node:crypto';

import { TABLE_CODE_ALPHABET, TABLE_CODE_LENGTH } from '#contract/tables-bounds.ts';

/** A random table code, one of 22⁶ (113 million). */
export const makeTableCode = (): string =>
  Array.from({ length: TABLE_CODE_LENGTH }, () =>
    TABLE_CODE_ALPHABET.charAt(randomInt(TABLE_CODE_ALPHABET.length)),
  ).join('');
