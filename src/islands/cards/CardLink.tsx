import type { Card } from '#contract/cards.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { href } from '#lib/shared/routes.ts';
import { memo, type FocusEventHandler, type MouseEventHandler } from 'react';

export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,42vw),1fr))] gap-4';

/** Memoised: the grid renders again with every keystroke of a search. */
const Face = memo(CardFace);

interface Props {
  card: Pick<Card, 'code' | 'title'> & { category: string; stream: string; language?: unknown };
  /** Query string of the link, such as a filter; empty by default. */
  query?: string;
  onClick?: MouseEventHandler;
  onFocus?: FocusEventHandler;
}

export const CardLink = ({ card, query = '', onClick, onFocus }: Props) => (
  <a
    className="lift block rounded-card"
    href={href('browse', card.code) + query}
    onClick={onClick}
    onFocus={onFocus}
  >
    <Face {...card} heading="p" />
  </a>
);
