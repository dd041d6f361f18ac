import type { ReactNode } from 'react';

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
      <h2>{table?.drawn ? 'Your card' : 'The card of the day'}</h2>
      <p className="lead">
        Read it, do what it says, talk about it. Or let chance deal you another one.
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          className="btn btn-primary"
          aria-disabled={!table}
          {...(table && { href: href('browse', table.card.code) })}
        >
          Read it
        </a>
        <button type="button" className="btn" disabled={!table} onClick={onDraw}>
          Draw a card
        </button>
        {children}
      </div>
    </div>
  </section>
);
