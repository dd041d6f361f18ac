import type { ReactNode } from 'react';

import type { Card } from '#contract/cards.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { cardFields } from '#lib/cards/cards.ts';
import { readableName } from '#lib/shared/text.ts';

/** The classes of a card beside its text, or of their places. */
export const OPEN_CARD =
  'open-card grid items-start gap-x-7 gap-y-6 md:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)] print:grid-cols-[7cm_1fr]';

/** An open card: its face, and the fields of its category (behaviour.md, 'Cards'). */
export const CardDetails = ({ card, children }: { card: Card; children: ReactNode }) => (
  <article className={OPEN_CARD} aria-label={card.title}>
    <div className="mx-auto w-[min(100%,20rem)] md:sticky md:top-[72px]" aria-hidden="true">
      <CardFace key={card.code} {...card} heading="p" />
    </div>
    <div className="grid max-w-[38rem] gap-5">
      <h2>{card.title}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <li>Stream: {readableName(card.stream)}</li>
        <li>Category: {readableName(card.category)}</li>
      </ul>
      {cardFields(card).map((field, index) =>
        field.kind === 'text' ? (
          <section key={index} className="grid gap-2">
            <h3>{field.label}</h3>
            <p>{field.text}</p>
          </section>
        ) : (
          <figure key={index} className="grid gap-2">
            <blockquote className="quoted font-display text-h3/[1.25]">{field.body}</blockquote>
            <figcaption className="text-muted">{field.author}</figcaption>
          </figure>
        ),
      )}
      {children}
    </div>
  </article>
);
