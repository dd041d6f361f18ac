import {
  Fragment,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from 'react';

import type { Card } from '#contract/cards.ts';
import { Tile, TileList } from '#islands/cards/Tile.tsx';
import { useVirtualGrid } from '#islands/cards/use-virtual-grid.ts';
import { afterTouchPaint } from '#islands/shared/after-touch-paint.ts';
import { onPlainClick } from '#islands/shared/on-plain-click.ts';
import { useHydrated } from '#islands/shared/use-hydrated.ts';
import { openCard, takeLeftCard } from '#lib/cards/open-card.store.ts';
import { whenIdle } from '#lib/shared/idle.ts';
import { langOf } from '#lib/shared/lang.ts';
import { filterQuery, lineFor, type CardFilter, type FoundCard } from '#lib/cards/search.ts';

/** Excerpt with the match, where the tile itself does not show it. */
const FoundIn = ({ card, text }: { card: Card; text: string }) => {
  const line = useMemo(() => lineFor(card, text), [card, text]);
  return (
    line && (
      <p className="mt-2 text-small text-muted print:hidden" lang={langOf(card)}>
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

interface DeckTileProps extends Pick<ComponentProps<typeof Tile>, 'above' | 'place'> {
  readonly card: Card;
  readonly query: string;
  /** The text that is searched for. */
  readonly text: string;
  readonly onFocus: ((code: string) => void) | undefined;
}

/** Memoised: of a grid that grows or gets the focus only the tiles that change render again. */
const DeckTile = memo(({ card, text, onFocus, ...tile }: DeckTileProps) => (
  <Tile
    {...tile}
    card={card}
    onFocus={() => onFocus?.(card.code)}
    onClick={onPlainClick(({ currentTarget, nativeEvent }) =>
      afterTouchPaint(currentTarget, nativeEvent, () => openCard(card.code)),
    )}
  >
    <FoundIn card={card} text={text} />
  </Tile>
));

/** Number of tiles of a new grid: as many as a phone shows at first. */
const FIRST_TILES = 8;

/** Number of tiles that are added at a time: more of them would delay the next press on a slow phone. */
const NEXT_TILES = 4;

/** The cards that are on the page, those up to an index, and a few more. */
const nextStep = (
  codes: readonly string[],
  rendered: ReadonlySet<string>,
  wanted: number,
): ReadonlySet<string> => {
  const missing = codes.filter((code, index) => !rendered.has(code) && index > wanted);
  const later = new Set(missing.slice(rendered.size === 0 ? FIRST_TILES : NEXT_TILES));
  return new Set(codes.filter((code) => !later.has(code)));
};

/**
 * Adds entries a few at a time while the page is idle; those that are on the page stay.
 * @param codes the cards of the whole list, in order
 * @param wanted index up to which entries are added at once
 * @returns the cards to render
 */
const useSteps = (codes: readonly string[], wanted: number): ReadonlySet<string> => {
  // React takes over all tiles that the page's first script has drawn.
  const isHydrated = useHydrated();
  const [rendered, setRendered] = useState<ReadonlySet<string>>(
    () => new Set(isHydrated ? [] : codes),
  );
  const shown = useMemo(() => nextStep(codes, rendered, wanted), [codes, rendered, wanted]);
  useEffect(() => {
    const isSame = shown.size === rendered.size && [...shown].every((code) => rendered.has(code));
    if (isSame) return;
    let isLatest = true;
    whenIdle(() => isLatest && setRendered(shown));
    return () => {
      isLatest = false;
    };
  }, [shown, rendered]);
  return shown;
};

/** The found cards, as a virtual grid that always includes the focused one. */
export const DeckTiles = memo(({ found, filter }: Findings) => {
  const query = filterQuery(filter);
  /** Code of the card whose tile has the focus or will get it. */
  const [focused, setFocused] = useState<string>();
  const place = found.findIndex(({ card }) => card.code === focused);
  const { list, entries, below, long } = useVirtualGrid(found, place < 0 ? undefined : place);
  const codes = useMemo(() => found.map(({ card }) => card.code), [found]);
  // The page has its height up to the tile that takes the focus, so that its position is restored at once.
  const shown = useSteps(codes, place);
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
          card &&
          (long || shown.has(card.code)) && (
            <DeckTile
              key={card.code}
              card={card}
              query={query}
              text={filter.text}
              above={above}
              place={long ? { index, of: found.length } : undefined}
              onFocus={long ? setFocused : undefined}
            />
          )
        );
      })}
    </TileList>
  );
});
