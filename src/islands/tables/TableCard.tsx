import { memo } from 'react';

import type { Card } from '#contract/cards.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { ART_VIEW, cardArt } from '#lib/shared/art.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';

/** Memoised, since a table re-renders with every event. */
const Face = memo(CardFace);

/** The back of every card is the same. */
const BACK = cardArt(PRODUCT_NAME);

const Back = memo(() => (
  <div className="deck-card p-[4cqi]">
    <div className="relative grid flex-1 place-items-center overflow-clip rounded-small bg-primary text-on-primary">
      <svg
        className="absolute size-full opacity-25"
        viewBox={`0 0 ${ART_VIEW.width} ${ART_VIEW.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {BACK.layers.map(({ tone, d, line }) => (
          <path
            key={tone}
            className={line === undefined ? 'fill-current' : 'pen'}
            d={d}
            strokeWidth={line}
          />
        ))}
      </svg>
      <b className="relative font-display text-[max(1.25rem,22cqi)]/[1]">{PRODUCT_NAME}</b>
    </div>
  </div>
));

interface Props {
  /** Undefined if the card is face down and hidden from this browser. */
  readonly code: string | undefined;
  readonly face: 'up' | 'down';
  /** The card, once this browser has its text. */
  readonly card: Card | undefined;
}

/** A card of a table: its face with art and title, or its back. */
export const TableCard = ({ code, face, card }: Props) => {
  if (face === 'down' || code === undefined) return <Back />;
  const { category = '', language, stream = '', title = '' }: Partial<Card> = card ?? {};
  return (
    <Face
      code={code}
      title={title}
      category={category}
      stream={stream}
      language={language}
      heading="p"
    />
  );
};
