import { useEffect, useId, useLayoutEffect, useRef } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { cardFields } from '#lib/cards/cards.ts';
import { startLargeCard } from '#lib/cards/large-card.store.ts';
import { langOf } from '#lib/shared/lang.ts';

interface Props {
  readonly card: Card;
  readonly onClose: () => void;
}

/** A card over the whole screen, in type for several readers of one device. It is open while it is mounted. */
export const LargeCard = ({ card, onClose }: Props) => {
  const id = useId();
  const lang = langOf(card);
  const dialog = useRef<HTMLDialogElement>(null);
  // Close before unmounting: only then the browser restores the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  useEffect(startLargeCard, []);
  return (
    <dialog
      ref={dialog}
      className="m-0 h-svh max-h-none w-screen max-w-none overflow-y-auto bg-ground p-[4vmin] text-[clamp(1.5rem,min(4.2vw,6.4svh),4.5rem)]/[1.25] text-fg [&:not([open])]:hidden"
      aria-labelledby={id}
      onClose={onClose}
    >
      <button
        type="button"
        className="btn sticky top-0 z-1 float-end ms-4 text-base"
        onClick={() => dialog.current?.close()}
      >
        {m.cards_close()}
      </button>
      <div className="grid gap-[4vmin] landscape:grid-cols-[minmax(9rem,26vw)_minmax(0,1fr)]">
        <div className="portrait:hidden" aria-hidden="true">
          <div className="sticky top-0">
            <CardFace {...card} heading="p" />
          </div>
        </div>
        <div className="grid content-start gap-[1em] wrap-anywhere">
          <h2 id={id} className="font-title text-[1.3em]/[1.05]">
            <span className="block text-[0.6em] text-muted">{card.code}</span>
            <span lang={lang}>{card.title}</span>
          </h2>
          {cardFields(card).map((field, index) =>
            field.kind === 'text' ? (
              <section key={index} className="grid gap-[0.2em]">
                <h3 className="font-text text-[0.7em] font-bold text-muted">{field.label}</h3>
                <p lang={lang}>{field.text}</p>
              </section>
            ) : (
              <figure key={index} className="grid gap-[0.4em]" lang={lang}>
                <blockquote className="quoted font-display">{field.body}</blockquote>
                <figcaption className="text-[0.7em] text-muted">{field.author}</figcaption>
              </figure>
            ),
          )}
        </div>
      </div>
    </dialog>
  );
};
