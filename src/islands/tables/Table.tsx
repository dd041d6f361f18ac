import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Agreements } from '#islands/tables/Agreements.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { CardPanel } from '#islands/tables/CardPanel.tsx';
import { CardTools } from '#islands/tables/CardTools.tsx';
import { CardsOnTable } from '#islands/tables/CardsOnTable.tsx';
import { PrintTable } from '#islands/tables/PrintTable.tsx';
import { Spotlight } from '#islands/tables/Spotlight.tsx';
import { NowStrip } from '#islands/tables/NowStrip.tsx';
import { TableHeader } from '#islands/tables/TableHeader.tsx';
import { TheRecord } from '#islands/tables/TheRecord.tsx';
import { ABOVE_BAR, ABOVE_COURSE } from '#islands/tables/bar.ts';
import { useKeptFocus } from '#islands/tables/use-kept-focus.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { Flop, Say } from '#islands/shared/Say.tsx';
import { announce } from '#lib/tables/announce.ts';
import { textBelowName } from '#lib/tables/course.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';
import { cardAt } from '#lib/tables/selectors.ts';
import { onTableEvent } from '#lib/tables/table-status.store.ts';
import { $tableCards } from '#lib/tables/table.store.ts';

/** Screen reader announcements of events. */
const Announcer = ({ me }: { me: string | undefined }) => {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      onTableEvent((event, before, after) => {
        const words = announce(event, {
          before,
          after,
          me,
          titleOf: (code) => $tableCards.get().get(code)?.title,
        });
        if (words !== undefined) setSaid(words);
      }),
    [me],
  );
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
};

/** The text of the current step below its name; for the host, what to say, and what helps if it flops. */
const StepText = () => {
  const { cards, isHost, state } = useTable();
  const step = stepOn(state);
  if (!step) return null;
  const flop = isHost && step.run ? cards.get(step.card ?? '')?.['flop'] : undefined;
  return (
    <div className="grid max-w-[40rem] gap-3 wrap-anywhere empty:hidden">
      <p className="whitespace-pre-wrap empty:hidden">{textBelowName(step)}</p>
      {isHost && step.say !== undefined && <Say>{step.say}</Say>}
      {typeof flop === 'string' && <Flop>{flop}</Flop>}
    </div>
  );
};

interface Props {
  readonly place: string;
  readonly onClose: () => void;
}

/** Dialog of a card: text, notes, and tools of the host. */
const CardSheet = ({ place, onClose }: Props) => {
  const { cards, isHost, isOpen, state } = useTable();
  const placed = cardAt(state, place);
  if (!placed) return null;
  const { code, face } = placed;
  const title = code === undefined ? undefined : cards.get(code)?.title;
  const name = code === undefined ? 'A card' : `${code} ${title ?? ''}`;
  return (
    <BottomSheet title={face === 'up' ? name : `${name}, face down`} onClose={onClose}>
      {isHost && isOpen && <CardTools placed={placed} onDone={onClose} />}
      <CardPanel placed={placed} />
    </BottomSheet>
  );
};

/**
 * A table: header, spotlighted card, all cards and notes, decisions and tasks.
 * @param bar the toolbar of host or guest
 */
export const Table = ({ bar }: { bar: ReactNode }) => {
  const { isHost, isOpen, me, state } = useTable();
  const hasCourse = isHost && isOpen && state.steps.length > 0;
  const [taken, setTaken] = useState<string>();
  const spotlit = cardAt(state, state.light);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return (
    <div ref={root} className={`grid grid-cols-1 gap-5 ${hasCourse ? ABOVE_COURSE : ABOVE_BAR}`}>
      <TableHeader />
      <NowStrip />
      {isOpen && <StepText />}
      {!isOpen && <TheRecord />}
      {spotlit && <Spotlight placed={spotlit} />}
      <CardsOnTable onOpen={setTaken} />
      <Agreements />
      {isOpen && <TheRecord />}
      {bar}
      {taken !== undefined && (
        <CardSheet key={taken} place={taken} onClose={() => setTaken(undefined)} />
      )}
      <Announcer me={me.guest} />
      <PrintTable />
    </div>
  );
};
