import type { ComponentProps, ReactNode, Ref } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';

interface TileListProps {
  readonly list?: Ref<HTMLUListElement>;
  /** Whether entries are omitted. */
  readonly long?: boolean;
  /** Height of the omitted entries at the end, in pixels. */
  readonly below?: number;
  readonly children?: ReactNode;
}

/** The grid of the deck. The page's first script draws it too (src/layouts/first). */
export const TileList = ({ list, long = false, below = 0, children }: TileListProps) => (
  <ul
    ref={list}
    className={`deck-tiles ${CARD_GRID} ${long ? '[overflow-anchor:none]' : ''}`}
    style={below > 0 ? { paddingBottom: below } : undefined}
  >
    {children}
  </ul>
);

interface TileProps extends Pick<ComponentProps<typeof CardLink>, 'query' | 'onClick' | 'onFocus'> {
  readonly card: Card;
  /** Height of the omitted entries before it, in pixels. */
  readonly above?: number;
  /** Its place, where entries are omitted. */
  readonly place?: { readonly index: number; readonly of: number } | undefined;
  readonly children?: ReactNode;
}

/** A card in the grid of the deck. */
export const Tile = ({ above = 0, place, children, ...link }: TileProps) => (
  <li
    style={above > 0 ? { marginTop: above } : undefined}
    aria-posinset={place && place.index + 1}
    aria-setsize={place?.of}
  >
    <CardLink {...link} />
    {children}
  </li>
);

/** The number of cards that match. */
export const TileCount = ({ found, of }: { found: number; of: number | undefined }) => (
  <p className="min-h-[1.55em] text-small text-muted print:hidden" role="status">
    {of !== undefined && m.cards_found({ found, all: of })}
  </p>
);
