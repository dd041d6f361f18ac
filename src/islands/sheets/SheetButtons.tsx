import * as m from '#messages';

import { PAPERS, type Printed } from '#contract/printing.ts';
import { Button } from '#islands/shared/Button.tsx';
import { useTask } from '#islands/shared/use-task.ts';
import { PAPER_WORDS } from '#lib/sheets/sheets.ts';
import { takeSheet } from '#lib/sheets/sheets.store.ts';

interface Props {
  /** Title of the sheet, for the button labels. */
  readonly title: string;
  readonly printed: Printed;
}

/** Download buttons of a sheet, one per paper size, and the result. */
export const SheetButtons = ({ title, printed }: Props) => {
  const { isRunning, message, run } = useTask();
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {PAPERS.map((paper) => (
        <Button
          key={paper}
          aria-disabled={isRunning}
          aria-label={m.sheets_on_paper({ title, paper: PAPER_WORDS[paper] })}
          onClick={() => void run(() => takeSheet(printed, paper))}
        >
          {PAPER_WORDS[paper]}
        </Button>
      ))}
      <p className="text-small wrap-anywhere not-empty:basis-full" role="status">
        {message}
      </p>
    </div>
  );
};
