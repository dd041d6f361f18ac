import { Fragment, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { Card } from '#contract/cards.ts';
import { Tile, TileList } from '#islands/cards/Tile.tsx';
import { useVirtualGrid } from '#islands/cards/use-virtual-grid.ts';
import { afterTouchPaint } from '#islands/shared/after-touch-paint.ts';
import { onPlainClick } from '#islands/shared/on-plain-click.ts';
import { openCard, takeLeftCard } from '#lib/cards/open-card.store.ts';
import { filterQuery, lineFor, type CardFilter, type FoundCard } from '#lib/cards/search.ts';

/** Excerpt with the match, where the tile itself does not show it. */
const FoundIn = ({ card, text }: { card: Card; text: string }) => {
  const line = useMemo(() => lineFor(card, text), [card, text]);
  return (
    line && (
      <p className="mt-2 text-small text-muted print:hidden">
        {line.map(({ text: part, marked }, place) =>
          marked ? (
            <mark key={place} className="bg-transparent font-bold text-fg underline-title">
              {part}
            </mark>
          ) : (
            <Fragment key={place}>{part}</Fragment>
          ),
        )}
      </p>
    )
  );
};

/** Results of a search. */
export interface Findings {
  readonly found: readonly FoundCard[];
  /** The filter of these results. */
  readonly filter: CardFilter;
}

/** The found cards, as a virtual grid that always includes the focused one. */
export const DeckTiles = memo(({ found, filter }: Findings) => {
  const query = filterQuery(filter);
  /** Code of the card whose tile has the focus or will get it. */
  const [focused, setFocused] = useState<string>();
  const place = found.findIndex(({ card }) => card.code === focused);
  const { list, entries, below, long } = useVirtualGrid(found, place < 0 ? undefined : place);
  const left = useRef<string>(undefined);
  useLayoutEffect(() => {
    left.current = takeLeftCard();
    setFocused(left.current);
  }, []);
  // After each render, until the tile exists.
  useEffect(() => {
    if (left.current === undefined) return;
    const tile = list.current?.querySelector(`[data-code="${left.current}"]`)?.closest('a');
    if (tile) left.current = undefined;
    tile?.focus({ preventScroll: true });
  });
  return (
    <TileList list={list} long={long} below={below}>
      {entries.map(({ index, above }) => {
        const card = found[index]?.card;
        return (
          card && (
            <Tile
              key={card.code}
              card={card}
              query={query}
              above={above}
              place={long ? { index, of: found.length } : undefined}
              onFocus={() => setFocused(card.code)}
              onClick={onPlainClick(({ currentTarget, nativeEvent }) =>
                afterTouchPaint(currentTarget, nativeEvent, () => openCard(card.code)),
              )}
            >
              <FoundIn card={card} text={filter.text} />
            </Tile>
          )
        );
      })}
    </TileList>
  );
});
