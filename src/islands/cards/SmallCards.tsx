import { useStore } from '@nanostores/react';

import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { $cards } from '#lib/cards/card-list.store.ts';

interface Props {
  cards: readonly {
    readonly code: string;
    readonly title: string;
    readonly why?: string | undefined;
  }[];
}

/** Cards by code and title with a reason each, as small cards once the deck is loaded. */
export const SmallCards = ({ cards }: Props) => {
  const deck = useStore($cards, { ssr: 'initial' });
  return (
    <ul className={CARD_GRID}>
      {cards.map(({ code, title, why }) => {
        const card = deck.status === 'ready' && deck.cards.find((known) => known.code === code);
        const { category, stream } = card || { category: '', stream: '' };
        return (
          <li key={code}>
            <CardLink card={{ code, title, category, stream }} />
            {why !== undefined && <p className="mt-2 text-small">{why}</p>}
          </li>
        );
      })}
    </ul>
  );
};
