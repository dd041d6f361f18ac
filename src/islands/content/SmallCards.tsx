import { useStore } from '@nanostores/react';

import { href } from '#core/routes.ts';
import { CardFace } from '#islands/card/CardFace.tsx';
import { $cards } from '#stores/card-list.ts';

/** Cards named by code and title, as small cards where the deck is known. */
export const SmallCards = ({ cards }: { cards: readonly { code: string; title: string }[] }) => {
  const deck = useStore($cards, { ssr: 'initial' });
  return (
    <ul className="card-grid">
      {cards.map(({ code, title }) => {
        const card = deck.status === 'ready' && deck.cards.find((known) => known.code === code);
        const { category, stream } = card || { category: '', stream: '' };
        return (
          <li key={code}>
            <a href={href('browse', code)}>
              <CardFace {...{ code, title, category, stream }} heading="p" />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
