import { useState, type ReactNode } from 'react';

import { Announcer } from '#islands/tables/Announcer.tsx';
import { ABOVE_BAR } from '#islands/tables/bar.ts';
import { CardsOnTable } from '#islands/tables/CardsOnTable.tsx';
import { CardSheet } from '#islands/tables/CardSheet.tsx';
import { Spotlight } from '#islands/tables/Spotlight.tsx';
import { RecordPanel } from '#islands/tables/RecordPanel.tsx';
import { TableHeader } from '#islands/tables/TableHeader.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { cardAt } from '#lib/tables/selectors.ts';

interface Props {
  /** The toolbar of host or guest. */
  readonly bar: ReactNode;
}

const TheRecord = ({ code }: { code: string }) => (
  <section className="grid gap-2 rule pt-3 print:hidden" aria-labelledby="table-record">
    <h2 className="text-h3" id="table-record">
      The record
    </h2>
    <RecordPanel code={code} />
  </section>
);

/** A table: header, spotlighted card, all cards. */
export const Table = ({ bar }: Props) => {
  const { isOpen, me, state } = useTable();
  const [taken, setTaken] = useState<string>();
  const spotlit = cardAt(state, state.light);
  return (
    <div className={`grid grid-cols-1 gap-5 ${ABOVE_BAR}`}>
      <TableHeader />
      {!isOpen && <TheRecord code={me.code} />}
      {spotlit && <Spotlight placed={spotlit} />}
      <CardsOnTable onOpen={setTaken} />
      {isOpen && <TheRecord code={me.code} />}
      {bar}
      {taken !== undefined && (
        <CardSheet key={taken} place={taken} onClose={() => setTaken(undefined)} />
      )}
      <Announcer me={me.guest} />
    </div>
  );
};
