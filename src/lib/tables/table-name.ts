import * as m from '#messages';

import type { TableSummary } from '#contract/tables.ts';

/** The title of a table of the account; its code if it has none. */
export const tableName = ({ code, source }: Pick<TableSummary, 'code' | 'source'>): string =>
  source.title ?? m.tables_untitled({ code });
