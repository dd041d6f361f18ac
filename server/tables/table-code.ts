import { randomInt } from 'node:crypto';

import { TABLE_CODE_ALPHABET, TABLE_CODE_LENGTH } from '#contract/tables-bounds.ts';

/** A code for a new table: 22 characters at six places are 113 million codes, each as likely. */
export const makeTableCode = (): string =>
  Array.from({ length: TABLE_CODE_LENGTH }, () =>
    TABLE_CODE_ALPHABET.charAt(randomInt(TABLE_CODE_ALPHABET.length)),
  ).join('');
