import { useEffect, useRef, useState, type ReactNode } from 'react';

import * as m from '#messages';

import { Agreements } from '#islands/tables/Agreements.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { CardPanel } from '#islands/tables/CardPanel.tsx';
import { CardTools } from '#islands/tables/CardTools.tsx';
import { CardsOnTable } from '#islands/tables/CardsOnTable.tsx';
import { PrintTable } from '#islands/tables/PrintTable.tsx';
import { Spotlight } from '#islands/tables/Spotlight.tsx';
import { NowStrip } from '#islands/tables/NowStrip.tsx';
import { TableHeader } from '#islands/tables/TableHeader.tsx';
import { TheRecord, useRecordAtEnd } from '#islands/tables/TheRecord.tsx';
import { useKeptFocus } from '#islands/tables/use-kept-focus.ts';
import { useStillField } from '#islands/tables/use-still-field.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { FoldSign } from '#islands/shared/FoldSign.tsx';
import { Say } from '#islands/shared/Say.tsx';
import { announce } from '#lib/tables/announce.ts';
import { textBelowName } from '#lib/tables/course.ts';
import { resumeNotes } from '#lib/tables/note-drafts.store.ts';
import { stepOn } from '#lib/tables/screen-stage.ts';
import { placedName } from '#lib/tables/page-selectors.ts';
import { cardAt } from '#lib/tables/selectors.ts';
import { onTableEvent } from '#lib/tables/table-status.store.ts';
import { $tableCards } from '#lib/tables/table.store.ts';
import { firstDotWords } from '#lib/tables/vote-words.ts';

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
        // The same words again are only read out if the text differs.
        if (words !== undefined) setSaid((last) => (last === words ? `${words}\u00a0` : words));
      }),
    [me],
  );
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
};

/** The move that saves a step of a card, folded; the question at the end has no minutes and needs none. */
const Flop = () => {
  const { cards, state } = useTable();
  const step = stepOn(state);
  const flop = step?.run && step.minutes > 0 ? cards.get(step.card ?? '')?.['flop'] : undefined;
  if (typeof flop !== 'string') return null;
  return (
    <details key={state.step}>
      <summary className="flex min-h-[2.75rem] cursor-pointer list-none items-center gap-3 font-semibold">
        <FoldSign />
        {m.shared_flop()}
      </summary>
      <p className="pb-2">{flop}</p>
    </details>
  );
};

/** The text of the current step below its name; for the host, what to say, and what helps if it flops. */
const StepText = () => {
  const { isHost, state } = useTable();
  const step = stepOn(state);
  if (!step) return null;
  const [instruction, ...more] = step.run ? (step.text ?? '').split('\n') : [];
  return (
    <div className="grid max-w-[40rem] gap-3 wrap-anywhere empty:hidden">
      <p className="text-h3 font-bold empty:hidden">{instruction}</p>
      <p className="whitespace-pre-wrap empty:hidden">
        {step.run ? more.join('\n') : textBelowName(step)}
      </p>
      {isHost && step.say !== undefined && <Say>{step.say}</Say>}
      {isHost && <Flop />}
    </div>
  );
};

/** Says once what a dot is. */
const FirstDots = () => {
  const { isHost, person, state } = useTable();
  return (
    <p className="font-semibold empty:hidden" role="status">
      {!isHost && firstDotWords(state, person)}
    </p>
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
  const name = placedName(state, placed, title);
  const isDown = face === 'down' && code !== undefined;
  return (
    <BottomSheet title={isDown ? m.tables_face_down_known({ name }) : name} onClose={onClose}>
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
  const { isOpen, me, state } = useTable();
  const [taken, setTaken] = useState<string>();
  const spotlit = cardAt(state, state.light);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  useStillField(root);
  useEffect(() => resumeNotes(me.code), [me.code]);
  useRecordAtEnd(isOpen);
  return (
    <div
      ref={root}
      className="-mb-[var(--space-8)] [:root:has(&_:is(input,textarea):focus)]:[overflow-anchor:none] flex min-h-[calc(100svh-3.5rem-clamp(1.5rem,4vw,3.5rem))] flex-col gap-5 lg:min-h-[calc(100svh-clamp(1.5rem,4vw,3.5rem))]"
    >
      <TableHeader />
      <NowStrip />
      {isOpen && (
        <>
          <StepText />
          <FirstDots />
          {spotlit && <Spotlight placed={spotlit} />}
          <CardsOnTable onOpen={setTaken} />
          <Agreements />
        </>
      )}
      <TheRecord />
      {bar}
      {isOpen && taken !== undefined && (
        <CardSheet key={taken} place={taken} onClose={() => setTaken(undefined)} />
      )}
      <Announcer me={me.guest} />
      <PrintTable />
    </div>
  );
};
