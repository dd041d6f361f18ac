import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { ShowCardLarge } from '#islands/tables/ShowCardLarge.tsx';
import { FoldSign } from '#islands/shared/FoldSign.tsx';
import { cardFields, type CardField } from '#lib/cards/cards.ts';
import { langOf } from '#lib/shared/lang.ts';

const Field = ({ field, lang }: { field: CardField; lang: string | undefined }) =>
  field.kind === 'text' ? (
    <section className="grid gap-1">
      <h3 className="font-text text-small/[1.3] font-bold text-muted">{field.label}</h3>
      <p lang={lang}>{field.text}</p>
    </section>
  ) : (
    <figure className="grid gap-1" lang={lang}>
      <blockquote className="quoted font-display text-base/[1.3]">{field.body}</blockquote>
      <figcaption className="text-small text-muted">{field.author}</figcaption>
    </figure>
  );

/**
 * The text of a face-up card. Guests, who have no printed card, see its beginning; the rest is collapsed, to
 * keep the note field close.
 */
export const CardText = ({ card, showsFirstField }: { card: Card; showsFirstField: boolean }) => {
  const lang = langOf(card);
  const fields = cardFields(card);
  const shown = showsFirstField ? fields.slice(0, 1) : [];
  const rest = fields.slice(shown.length);
  return (
    <div className="grid max-w-[38rem] gap-2">
      {shown.map((field, index) => (
        <Field key={index} field={field} lang={lang} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-[2.75rem] cursor-pointer list-none items-center gap-3 font-semibold">
            <FoldSign />
            {showsFirstField ? m.tables_card_read_on() : m.tables_card_read()}
          </summary>
          <div className="grid gap-3 pt-1 pb-3">
            {rest.map((field, index) => (
              <Field key={index} field={field} lang={lang} />
            ))}
          </div>
        </details>
      )}
      <ShowCardLarge card={card} />
    </div>
  );
};
