import * as m from '#messages';

import { ScreenParts } from '#islands/tables/screen/ScreenParts.tsx';
import { TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { usePages } from '#islands/tables/screen/use-pages.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { agreementParts, readingTime } from '#lib/tables/screen-parts.ts';

const Pages = () => {
  const parts = agreementParts(useTable().state);
  const current = usePages(parts.map(readingTime), 'decisions');
  return <ScreenParts parts={parts} current={current} />;
};

/** The decisions and tasks of the table. */
export const DecisionsStage = () => (
  <div className="grid content-start gap-[calc(2*var(--u))]">
    <h1 className={TITLE}>{m.tables_agreements()}</h1>
    <Pages />
  </div>
);

/** The end of the table: what was decided, and where the rest is. */
export const ClosedStage = () => (
  <div className="grid content-center gap-[calc(2*var(--u))]">
    <h1 className={TITLE}>{useTable().state.source.title ?? m.tables_screen_closed()}</h1>
    <p className={TEXT}>{m.tables_screen_closed_record()}</p>
    <Pages />
  </div>
);
