import * as z from 'zod/mini';

import type { TableMembership } from '#contract/tables.ts';

/** A place at a table. The server's answer is trusted: the contract's schema would be larger than the page. */
export const Membership = z.custom<TableMembership>(
  (value) => typeof Object(value).code === 'string',
);
