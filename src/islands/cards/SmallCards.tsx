import { useStore } from '@nanostores/react';

import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { $cards } from '#lib/cards/card-list.store.ts';

/** Cards named by code and title, as small cards where the deck is known. */
export const SmallCards = ({ cards }: { cards: readonly { code: string; title: string }[] }) => {
  const deck = useStore($cards, { ssr: 'initial' });
  return (
    <ul className={CARD_GRID}>
      {cards.map(({ code, title }) => {
        const card = deck.status === 'ready' && deck.cards.find((known) => known.code === code);
        const { category, stream } = card || { category: '', stream: '' };
        return (
          <li key={code}>
            <CardLink card={{ code, title, category, stream }} />
          </li>
        );
      })}
    </ul>
  );
};
