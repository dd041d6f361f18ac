import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { PlacedCard } from '#contract/table-state.ts';
import { TableCard } from '#islands/tables/TableCard.tsx';
import { CARD } from '#islands/tables/screen/sizes.ts';

interface Props {
  readonly placed: PlacedCard;
  readonly card: Card | undefined;
  /** Class of its width. */
  readonly className: string;
}

/** The spotlighted card beside a step. */
export const StageCard = ({ placed, card, className }: Props) => (
  <div className={`w-full ${className} ${CARD}`}>
    <p className="sr-only">
      {card ? m.tables_screen_card({ title: card.title }) : m.tables_screen_card_face_down()}
    </p>
    <div aria-hidden="true">
      <TableCard code={placed.code} face={placed.face} card={card} />
    </div>
  </div>
);
