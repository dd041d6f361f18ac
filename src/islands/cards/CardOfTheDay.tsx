import type { ReactNode } from 'react';

import * as m from '#messages';

import { CardLink } from '#islands/cards/CardLink.tsx';
import type { TableCard } from '#lib/cards/dash.store.ts';
import { href } from '#lib/shared/routes.ts';

interface Props {
  /** Loading without it. */
  readonly table: TableCard | undefined;
  readonly onDraw?: () => void;
  /** More to do with the card. */
  readonly children?: ReactNode;
}

/** The card of the day, or one drawn at random. The page's first script draws it too (src/layouts/first). */
export const CardOfTheDay = ({ table, onDraw, children }: Props) => (
  <section className="grid grid-cols-1 items-center gap-x-7 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
    <div className="w-[15rem] max-w-full">
      {table ? (
        <CardLink key={table.card.code} card={table.card} />
      ) : (
        <div className="skeleton aspect-5/7" aria-busy="true" />
      )}
    </div>
    <div className="grid justify-items-start gap-4">
      <h2>{table?.drawn ? m.cards_yours() : m.cards_of_the_day()}</h2>
      <p className="lead">{m.cards_read_or_draw()}</p>
      <div className="flex flex-wrap gap-3">
        <a
          className="btn btn-primary"
          aria-disabled={!table}
          {...(table && { href: href('browse', table.card.code) })}
        >
          {m.cards_read()}
        </a>
        <button type="button" className="btn" disabled={!table} onClick={onDraw}>
          {m.cards_draw()}
        </button>
        {children}
      </div>
    </div>
  </section>
);
