import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

import type { RecordCard, TableRecord } from '#contract/table-record.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { TableCard } from '#islands/tables/TableCard.tsx';
import {
  recordCardTitle,
  recordStepName,
  recordCardDetails,
  openWords,
  peopleWords,
  sectionsOf,
  stepWords,
  titleOf,
} from '#lib/tables/record-words.ts';
import { localTimes, printElement } from '#lib/tables/record.store.ts';

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

const Notes = ({ card: { notes, stream = '' } }: { card: RecordCard }) => (
  <ul className={`grid gap-2 ${stream}`} role="list">
    {notes.map(({ author, text }, index) => (
      <li key={index} className="break-inside-avoid border-l-4 border-stream ps-3 text-small">
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        {author !== undefined && <p className="font-semibold text-paper-muted">{author}</p>}
      </li>
    ))}
  </ul>
);

/** Maximum of notes with which a card is kept on one page. */
const TOGETHER = 6;

/** A card with its notes. */
const Entry = ({ card }: { card: RecordCard }) => (
  <li
    className={`grid grid-cols-[3.4cm_1fr] items-start gap-4 border-t border-paper-muted py-4 ${card.notes.length > TOGETHER ? '' : 'break-inside-avoid'}`}
  >
    <div className="break-inside-avoid">
      <Picture card={card} />
    </div>
    <div className="grid gap-2">
      <div className="break-inside-avoid">
        <h3 className="text-base">{recordCardTitle(card)}</h3>
        <p className="text-small text-paper-muted">{recordCardDetails(card)}</p>
      </div>
      {card.notes.length > 0 && <Notes card={card} />}
    </div>
  </li>
);

interface Props {
  readonly record: TableRecord;
  /** Called when the print dialog is closed. */
  readonly onDone: () => void;
}

/** The record for print, in place of the page. Opens the print dialog on mount. */
export const PrintedRecord = ({ record, onDone }: Props) => {
  const own = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => (own.current ? printElement(own.current, done) : undefined), []);
  const times = localTimes();
  return createPortal(
    <div ref={own} className="text-paper-ink not-print:hidden">
      <h1 className="text-h2">{titleOf(record)}</h1>
      <p className="text-small text-paper-muted">
        Table {record.code}, {openWords(record, times)}
      </p>
      <p className="text-small text-paper-muted">With {peopleWords(record)}</p>
      {record.steps.length > 0 && (
        <section className="mt-4">
          <h2 className="text-h3">Steps</h2>
          <ol className="grid list-decimal gap-2 ps-5">
            {record.steps.map((step, index) => (
              <li key={index} className="break-inside-avoid text-small">
                <b>{recordStepName(record, index)}</b>: {stepWords(step, times)}
                {step.text !== undefined && <p className="whitespace-pre-wrap">{step.text}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {sectionsOf(record).map(({ cards, heading }, index) => (
        <section key={`${heading} ${index}`} className="mt-5">
          <h2 className="mb-2 break-after-avoid text-h3 wrap-anywhere">{heading}</h2>
          {cards.length === 0 && <p className="text-small text-paper-muted">No cards.</p>}
          <ul role="list">
            {cards.map((card, place) => (
              <Entry key={card.code ?? `face down ${place}`} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>,
    document.body,
  );
};
