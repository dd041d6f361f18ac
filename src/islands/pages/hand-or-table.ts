import * as m from '#messages';

import { intoHand } from '#lib/my-cards/whole-table.store.ts';
import type { TableUse } from '#lib/scanner/scanner.store.ts';
import { startAndOpen } from '#lib/tables/start-and-open.store.ts';

/** Table scan handler for pages without an open hand: offers a new hand or a new table. */
export const handOrTable: TableUse = {
  ...intoHand,
  action: {
    label: m.tables_start_with_these(),
    onCodes: (codes) => startAndOpen(() => ({ cards: codes.map((code) => ({ code })) })),
  },
};
