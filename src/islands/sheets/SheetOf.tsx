import * as m from '#messages';

import type { SheetName } from '#contract/sheets.ts';
import { SheetButtons } from '#islands/sheets/SheetButtons.tsx';
import { SHEET_WORDS } from '#lib/sheets/sheets.ts';

/** The related sheet to print, if any. */
export const SheetOf = ({ sheet }: { sheet: SheetName | undefined }) =>
  sheet && (
    <section className="grid gap-2 print:hidden">
      <h2 className="text-h3">{m.sheets_to_print({ title: SHEET_WORDS[sheet].title() })}</h2>
      <p>{SHEET_WORDS[sheet].about()}</p>
      <SheetButtons title={SHEET_WORDS[sheet].title()} printed={sheet} />
    </section>
  );
