import type { ReactNode } from 'react';

import type { Card } from '#contract/card.ts';
import { cardFields, readableName } from '#core/cards.ts';
import { CardFace } from '#islands/card/CardFace.tsx';

/** An open card: its face, and the fields of its category (behaviour.md, 'Cards'). */
export const CardDetails = ({ card, children }: { card: Card; children: ReactNode }) => (
  <article className="open-card" aria-label={card.title}>
    <div className="open-card-face" aria-hidden="true">
      <CardFace key={card.code} {...card} heading="p" />
    </div>
    <div className="open-card-text">
      <h2>{card.title}</h2>
      <ul className="open-card-facts">
        <li>Stream: {readableName(card.stream)}</li>
        <li>Category: {readableName(card.category)}</li>
      </ul>
      {cardFields(card).map((field, index) =>
        field.kind === 'text' ? (
          <section key={index}>
            <h3>{field.label}</h3>
            <p>{field.text}</p>
          </section>
        ) : (
          <figure key={index}>
            <blockquote>{field.body}</blockquote>
            <figcaption>{field.author}</figcaption>
          </figure>
        ),
      )}
      {children}
    </div>
  </article>
);
