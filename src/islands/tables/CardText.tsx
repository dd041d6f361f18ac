import { FoldSign } from '#islands/shared/FoldSign.tsx';
import type { Card } from '#contract/cards.ts';
import { cardFields } from '#lib/cards/cards.ts';

/** The text of a card that lies open, which unfolds where there is little room. */
export const CardText = ({ card, open = false }: { card: Card; open?: boolean }) => (
  <details className="rule" open={open}>
    <summary className="flex min-h-[3rem] cursor-pointer list-none items-center justify-between gap-4 font-semibold">
      Read the card
      <FoldSign />
    </summary>
    <div className="grid max-w-[38rem] gap-3 pb-4">
      {cardFields(card).map((field, index) =>
        field.kind === 'text' ? (
          <section key={index} className="grid gap-1">
            <h4 className="text-small font-bold text-muted">{field.label}</h4>
            <p>{field.text}</p>
          </section>
        ) : (
          <figure key={index} className="grid gap-1">
            <blockquote className="quoted font-display text-base/[1.3]">{field.body}</blockquote>
            <figcaption className="text-small text-muted">{field.author}</figcaption>
          </figure>
        ),
      )}
    </div>
  </details>
);
