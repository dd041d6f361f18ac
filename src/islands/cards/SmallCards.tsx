import { useStore } from '@nanostores/react';

import type { Card } from '#contract/cards.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { $cards } from '#lib/cards/card-list.store.ts';

const NOT_LOADED = { status: 'loading' } as const;

interface Props {
  cards: readonly {
    readonly code: string;
    readonly title: string;
    readonly why?: string | undefined;
  }[];
  /** Of the reasons. */
  readonly lang: string | undefined;
}

/**
 * Cards by code and title with a reason each, in the colours of their streams once the deck is loaded. The page's
 * first script draws them too (src/layouts/first).
 */
export const SmallCards = ({ cards, lang }: Props) => {
  const deck = useStore($cards, { ssr: () => NOT_LOADED });
  return (
    <ul className={CARD_GRID}>
      {cards.map(({ code, title, why }) => {
        const card = deck.status === 'ready' && deck.cards.find((known) => known.code === code);
        const { category = '', stream = '', language }: Partial<Card> = card || {};
        return (
          <li key={code}>
            <CardLink card={{ code, title, category, stream, language }} />
            {why !== undefined && (
              <p className="mt-2 text-small" lang={lang}>
                {why}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
};
