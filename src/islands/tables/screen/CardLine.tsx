import type { ReactNode } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { TEXT } from '#islands/tables/screen/sizes.ts';

interface Props {
  readonly code: string | undefined;
  readonly card: Card | undefined;
  readonly children?: ReactNode;
}

/** A card as a row for reading at a distance: code, title, and its stream at the edge. */
export const CardLine = ({ card, children, code }: Props) => (
  <div
    className={`flex items-center gap-[calc(1*var(--u))] rounded-small border-s-[calc(1*var(--u))] border-stream bg-paper px-[calc(1*var(--u))] py-[calc(0.4*var(--u))] text-paper-ink shadow-card ${TEXT} ${card?.stream ?? ''}`}
  >
    <b className="font-display text-stream-text">{code ?? m.tables_face_down()}</b>
    <span className="min-w-0 flex-1 font-title wrap-anywhere">{card?.title}</span>
    {children}
  </div>
);
