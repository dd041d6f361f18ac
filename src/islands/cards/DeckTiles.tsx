import { Fragment, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { Card } from '#contract/cards.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { useVirtualGrid } from '#islands/cards/use-virtual-grid.ts';
import { afterTouchPaint } from '#islands/shared/after-touch-paint.ts';
import { isPlainClick } from '#islands/shared/is-plain-click.ts';
import { openCard, takeLeftCard } from '#lib/cards/open-card.store.ts';
import { filterQuery, lineFor, type CardFilter, type FoundCard } from '#lib/cards/search.ts';

/** Where a card has what was looked for, if its place in the grid does not show it. */
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

/** What the grid shows. */
export interface Findings {
  readonly found: readonly FoundCard[];
  /** What was looked for. */
  readonly filter: CardFilter;
}

/** The cards that were found: of a long list those in sight, and the one that has the focus. */
export const DeckTiles = memo(({ found, filter }: Findings) => {
  const query = filterQuery(filter);
  /** The code of the card whose tile has the focus or is about to get it. */
  const [focused, setFocused] = useState<string>();
  const place = found.findIndex(({ card }) => card.code === focused);
  const { list, entries, below, long } = useVirtualGrid(found, place < 0 ? undefined : place);
  const left = useRef<string>(undefined);
  useLayoutEffect(() => {
    left.current = takeLeftCard();
    setFocused(left.current);
  }, []);
  // After each drawing, until its tile is there.
  useEffect(() => {
    if (left.current === undefined) return;
    const tile = list.current?.querySelector(`[data-code="${left.current}"]`)?.closest('a');
    if (tile) left.current = undefined;
    tile?.focus({ preventScroll: true });
  });
  return (
    <ul
      ref={list}
      className={`${CARD_GRID} ${long ? '[overflow-anchor:none]' : ''}`}
      style={below > 0 ? { paddingBottom: below } : undefined}
    >
      {entries.map(({ index, above }) => {
        const card = found[index]?.card;
        return (
          card && (
            <li
              key={card.code}
              style={above > 0 ? { marginTop: above } : undefined}
              aria-posinset={long ? index + 1 : undefined}
              aria-setsize={long ? found.length : undefined}
            >
              <CardLink
                card={card}
                query={query}
                onFocus={() => setFocused(card.code)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  afterTouchPaint(event.currentTarget, event.nativeEvent, () =>
                    openCard(card.code),
                  );
                }}
              />
              <FoundIn card={card} text={filter.text} />
            </li>
          )
        );
      })}
    </ul>
  );
});
