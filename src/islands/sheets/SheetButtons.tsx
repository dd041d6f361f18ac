import { useState } from 'react';

import { PAPERS, type Paper, type Printed } from '#contract/printing.ts';
import { PAPER_WORDS } from '#lib/sheets/sheets.ts';
import { takeSheet } from '#lib/sheets/sheets.store.ts';

interface Props {
  /** Title of the sheet, for the button labels. */
  readonly title: string;
  readonly printed: Printed;
}

/** Download buttons of a sheet, one per paper size, and the result. */
export const SheetButtons = ({ title, printed }: Props) => {
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState(false);
  const take = async (paper: Paper): Promise<void> => {
    setWaiting(true);
    setSaid(await takeSheet(printed, paper));
    setWaiting(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {PAPERS.map((paper) => (
        <button
          key={paper}
          type="button"
          className="btn"
          disabled={waiting}
          aria-label={`${title}, ${PAPER_WORDS[paper]}`}
          onClick={() => void take(paper)}
        >
          {PAPER_WORDS[paper]}
        </button>
      ))}
      <p className="text-small wrap-anywhere not-empty:basis-full" role="status">
        {said}
      </p>
    </div>
  );
};
