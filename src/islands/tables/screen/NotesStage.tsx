import * as m from '#messages';

import { ScreenParts } from '#islands/tables/screen/ScreenParts.tsx';
import { TITLE } from '#islands/tables/screen/sizes.ts';
import { usePages } from '#islands/tables/screen/use-pages.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { allNotesParts, readingTime } from '#lib/tables/screen-parts.ts';

/** The notes of the whole table, those of the spotlighted card first. */
export const NotesStage = () => {
  const { state } = useTable();
  const parts = allNotesParts(state);
  const current = usePages(parts.map(readingTime), `notes ${state.light}`);
  return (
    <div className="grid content-start gap-[calc(2*var(--u))]">
      <h1 className={TITLE}>{m.tables_notes()}</h1>
      <ScreenParts parts={parts} current={current} />
    </div>
  );
};
