import { useMemo } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { PlacedCard } from '#contract/table-state.ts';
import { TableCard } from '#islands/tables/TableCard.tsx';
import { CARD, TEXT } from '#islands/tables/screen/sizes.ts';
import { CardLine } from '#islands/tables/screen/CardLine.tsx';
import { usePages } from '#islands/tables/screen/use-pages.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { tablePages, type ScreenRow } from '#lib/tables/screen-parts.ts';

type Cards = ReadonlyMap<string, Card>;

/** Up to this number cards are shown as cards; more are rows. */
const AS_CARDS = 3;

/** How long a page of cards is shown, in ms. */
const PAGE_TIME = 15_000;

const textOf = (cards: Cards, { code }: PlacedCard): Card | undefined =>
  code === undefined ? undefined : cards.get(code);

const AsCards = ({ cards, lying }: { cards: Cards; lying: readonly PlacedCard[] }) => (
  <ul
    className="grid gap-[calc(2*var(--u))] sm:grid-cols-3"
    aria-label={m.tables_screen_cards()}
    role="list"
  >
    {lying.map((card) => (
      <li key={card.place} className={CARD}>
        <TableCard code={card.code} face={card.face} card={textOf(cards, card)} />
      </li>
    ))}
  </ul>
);

const AsLines = ({
  cards,
  rows,
  hasTurn,
}: {
  cards: Cards;
  rows: readonly ScreenRow[];
  hasTurn: boolean;
}) => (
  <ul
    className={`gap-x-[calc(2*var(--u))] lg:columns-2 ${hasTurn ? '' : 'lg:sr-only'}`}
    aria-label={m.tables_screen_cards()}
    role="list"
  >
    {rows.map((row) => (
      <li
        key={row.key}
        className={`break-inside-avoid pb-[calc(0.8*var(--u))] ${row.kind === 'group' ? 'break-after-avoid' : ''}`}
      >
        {row.kind === 'group' ? (
          <h2 className={`truncate ${TEXT}`}>{row.name}</h2>
        ) : (
          <CardLine code={row.card.code} card={textOf(cards, row.card)} />
        )}
      </li>
    ))}
  </ul>
);

/** The face-up cards by group. */
export const CardsStage = () => {
  const { cards, state } = useTable();
  const pages = useMemo(() => tablePages(state), [state]);
  const current = usePages(pages.map(() => PAGE_TIME));
  const [first = []] = pages;
  const lying = first.flatMap((row) => (row.kind === 'card' ? [row.card] : []));
  const fewOnly = lying.length <= AS_CARDS && lying.length === first.length;
  return (
    <div
      className={`grid gap-[calc(2*var(--u))] ${fewOnly ? 'content-center' : 'content-between'}`}
    >
      <h1 className="sr-only">{state.source.title ?? m.tables_screen_on_table()}</h1>
      {fewOnly ? (
        <AsCards cards={cards} lying={lying} />
      ) : (
        pages.map((rows, at) => (
          <AsLines key={at} cards={cards} rows={rows} hasTurn={at === current} />
        ))
      )}
      {pages.length > 1 && (
        <p className={`text-muted max-lg:hidden ${TEXT}`} aria-hidden="true">
          {m.tables_screen_page({ number: current + 1, total: pages.length })}
        </p>
      )}
    </div>
  );
};
