import { memo } from 'react';

import type { Card } from '#contract/cards.ts';
import { CardFace } from '#islands/cards/CardFace.tsx';
import { ART_VIEW, cardArt } from '#lib/shared/art.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';

/** Drawn once: a table changes with every note. */
const Face = memo(CardFace);

/** The back of every card is the same. */
const BACK = 'DCK';

const Back = memo(() => (
  <div className="deck-card">
    <div className="relative flex-1 bg-fg">
      <svg
        className="absolute size-full opacity-40"
        viewBox={`0 0 ${ART_VIEW.width} ${ART_VIEW.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {cardArt(BACK).layers.map(({ tone, d, line }) => (
          <path key={tone} className={`art-${tone}`} d={d} strokeWidth={line} />
        ))}
      </svg>
      <span className="logo absolute top-0 left-0">{PRODUCT_NAME}</span>
    </div>
  </div>
));

interface Props {
  /** Left out where it lies face down and its reader is not to know. */
  readonly code: string | undefined;
  readonly face: 'up' | 'down';
  /** The card, once this browser has its text. */
  readonly card: Card | undefined;
}

/** A card that lies on a table: its face with art and title, or its back. */
export const TableCard = ({ code, face, card }: Props) => {
  if (face === 'down' || code === undefined) return <Back />;
  const { category, stream, title } = card ?? { category: '', stream: '', title: '' };
  return <Face code={code} title={title} category={category} stream={stream} heading="p" />;
};
