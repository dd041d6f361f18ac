import { useEffect, useRef, type ReactNode } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { useRunView } from '#islands/run/use-run-view.tsx';
import { cardFields } from '#lib/cards/cards.ts';
import { $navigated } from '#lib/cards/open-card.store.ts';
import { wordsOfUse } from '#lib/cards/use.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { langOf } from '#lib/shared/lang.ts';

export const CardSkeleton = () => (
  <div className="open-card">
    <div className="open-card-face">
      <div className="skeleton" />
    </div>
    <div className="open-card-text">
      <div className="skeleton h-[2.75rem] w-3/5" />
      <div className="skeleton h-8" />
      <div className="skeleton h-8" />
    </div>
  </div>
);

interface Props {
  readonly card: Card;
  /** Below the question at the end of its run. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/**
 * An open card: its face, and the fields of its category (behaviour/cards.md, 'Cards'). Its title takes the
 * focus, and so is announced, after a navigation on the page.
 */
export const CardDetails = ({ card, after, children }: Props) => {
  const lang = langOf(card);
  const title = useRef<HTMLHeadingElement>(null);
  const { view, tabs, run, care } = useRunView({
    id: `card:${card.code}`,
    thing: card,
    after,
  });

  useEffect(() => {
    if (!$navigated.get()) return undefined;
    // After the scan dialog has returned the focus to its button.
    const frame = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <article className="open-card" data-view={view} aria-label={card.title}>
      <div className="open-card-face" aria-hidden="true">
        <CardFace {...card} heading="p" />
      </div>
      <div className="open-card-text">
        {tabs}
        <h1
          ref={title}
          className="outline-none handheld:text-h2 print:text-h2"
          lang={lang}
          tabIndex={-1}
        >
          {card.title}
        </h1>
        {run}
        <div className="card-read contents">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted handheld:gap-x-4 handheld:text-small print:text-[inherit]">
            <li>{m.cards_stream({ name: kindName(card.stream) })}</li>
            <li>{m.cards_category({ name: kindName(card.category) })}</li>
            {wordsOfUse(card).map((words) => (
              <li key={words} className="font-semibold text-fg">
                {words}
              </li>
            ))}
          </ul>
          {cardFields(card).map((field, index) =>
            field.kind === 'text' ? (
              <section key={index} className="grid gap-2 handheld:gap-1">
                <h2 className="text-h3/[1.1]">{field.label}</h2>
                <p lang={lang}>{field.text}</p>
              </section>
            ) : (
              <figure key={index} className="grid gap-2" lang={lang}>
                <blockquote className="quoted font-display text-h3/[1.25]">{field.body}</blockquote>
                <figcaption className="text-muted print:text-[inherit]">{field.author}</figcaption>
              </figure>
            ),
          )}
          {care}
          {children}
        </div>
      </div>
    </article>
  );
};
