import type { Card } from '#contract/cards.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { href } from '#lib/shared/routes.ts';
import { memo, type FocusEventHandler, type MouseEventHandler } from 'react';

/** The classes of a list whose entries are cards. */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,42vw),1fr))] gap-4';

/** Drawn once: the grid is written anew with every letter of a search. */
const Face = memo(CardFace);

interface Props {
  card: Pick<Card, 'code' | 'title'> & { category: string; stream: string };
  /** What the address carries on, such as a filter; nothing when left out. */
  query?: string;
  onClick?: MouseEventHandler;
  onFocus?: FocusEventHandler;
}

/** A card as a link to its page. */
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
