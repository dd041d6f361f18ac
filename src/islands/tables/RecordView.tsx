import * as m from '#messages';

import type { RecordCard, RecordNote, TableRecord } from '#contract/table-record.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { TableCard } from '#islands/tables/TableCard.tsx';
import {
  noteWords,
  recordCardTitle,
  recordStepName,
  recordCardDetails,
  headLines,
  resultsOf,
  sectionsOf,
  stepWords,
  titleOf,
  type RecordSection,
} from '#lib/tables/record-words.ts';
import { localTimes } from '#lib/tables/record.store.ts';
import { textBelowName } from '#lib/tables/course.ts';

const Picture = ({
  card: { category = '', code, stream = '', title = '' },
}: {
  card: RecordCard;
}) =>
  code === undefined ? (
    <TableCard code={undefined} face="down" card={undefined} />
  ) : (
    <CardFace code={code} title={title} category={category} stream={stream} heading="p" />
  );

const Notes = ({ notes, stream = '' }: { notes: readonly RecordNote[]; stream?: string }) =>
  notes.length === 0 ? null : (
    <ul className={`grid gap-2 ${stream}`} role="list">
      {notes.map((note, index) => (
        <li key={index} className="break-inside-avoid border-l-4 border-stream ps-3 text-small">
          <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
          <p className="font-semibold text-paper-muted empty:hidden">{noteWords(note)}</p>
        </li>
      ))}
    </ul>
  );

/** Maximum of notes with which a card is kept on one page. */
const TOGETHER = 6;

/** A card with its notes. */
const Entry = ({ card }: { card: RecordCard }) => (
  <li
    className={`flex flex-wrap items-start gap-4 border-t border-paper-muted py-4 ${card.notes.length > TOGETHER ? '' : 'break-inside-avoid'}`}
  >
    <div className="w-[min(max(3.4cm,8rem),100%)] flex-none break-inside-avoid" aria-hidden="true">
      <Picture card={card} />
    </div>
    <div className="grid min-w-[min(9rem,100%)] flex-1 grid-cols-1 gap-2">
      <div className="break-inside-avoid">
        <h3 className="text-base wrap-anywhere">{recordCardTitle(card)}</h3>
        <p className="text-small text-paper-muted">{recordCardDetails(card)}</p>
      </div>
      <Notes notes={card.notes} stream={card.stream ?? ''} />
    </div>
  </li>
);

const NO_CARDS: readonly RecordCard[] = [];
const NO_LINES: readonly string[] = [];
const NO_NOTES: readonly RecordNote[] = [];

const Part = ({ cards = NO_CARDS, heading, lines = NO_LINES, notes = NO_NOTES }: RecordSection) => (
  <section className="mt-5">
    <h2 className="mb-2 break-after-avoid text-h3 wrap-anywhere">{heading}</h2>
    {cards.length + lines.length + notes.length === 0 && (
      <p className="text-small text-paper-muted">{m.record_nothing()}</p>
    )}
    {lines.length > 0 && (
      <ul className="grid list-disc gap-1 ps-[min(1.25rem,6vw)]">
        {lines.map((words, index) => (
          <li key={index} className="break-inside-avoid wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    )}
    <Notes notes={notes} />
    {cards.length > 0 && (
      <ul className="mt-3" role="list">
        {cards.map((card, place) => (
          <Entry key={card.code ?? `face down ${place}`} card={card} />
        ))}
      </ul>
    )}
  </section>
);

interface Props {
  readonly record: TableRecord;
  /** Level of its title: `h2` where the page has a main heading, `null` where that is the title already. */
  readonly heading?: 'h1' | 'h2' | null;
}

/** A record on paper: results first, then steps, cards and notes. */
export const RecordView = ({ record, heading: Title = 'h1' }: Props) => {
  const times = localTimes();
  return (
    <>
      {Title && <Title className="text-h2 wrap-anywhere">{titleOf(record)}</Title>}
      {headLines(record, times).map((line) => (
        <p key={line} className="text-small text-paper-muted wrap-anywhere">
          {line}
        </p>
      ))}
      {resultsOf(record).map((part) => (
        <Part key={part.heading} {...part} />
      ))}
      {record.steps.length > 0 && (
        <section className="mt-5">
          <h2 className="mb-2 break-after-avoid text-h3">{m.record_steps()}</h2>
          <ol className="grid list-decimal gap-2 ps-[min(1.5rem,8vw)]">
            {record.steps.map((step, index) => (
              <li key={index} className="text-small">
                <div className="break-inside-avoid wrap-anywhere">
                  <b>{recordStepName(record, index)}</b>: {stepWords(record, index, times)}
                  <p className="whitespace-pre-wrap empty:hidden">{textBelowName(step)}</p>
                </div>
                <Notes notes={step.notes} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {sectionsOf(record).map((part, index) => (
        <Part key={`${part.heading} ${index}`} {...part} />
      ))}
    </>
  );
};
