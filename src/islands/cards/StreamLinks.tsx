import * as m from '#messages';

import { STREAMS } from '#contract/streams.ts';
import type { Card } from '#contract/cards.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { href } from '#lib/shared/routes.ts';

/** The streams, with their number of cards once the deck is known. The page's first script draws them too. */
export const StreamLinks = ({ cards }: { cards: readonly Card[] | undefined }) => (
  <section>
    <h2 className="mb-5 text-h3">{m.cards_five_streams()}</h2>
    <ul className="grid gap-3 sm:grid-cols-6 xl:grid-cols-5">
      {STREAMS.map((stream) => (
        <li
          key={stream}
          className="sm:col-span-2 sm:nth-4:col-span-3 sm:nth-5:col-span-3 xl:col-span-1!"
        >
          <a
            className={`${stream} lift flex h-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card border-s-12 border-stream bg-paper px-3 py-4 sm:grid sm:min-h-[5.5rem] sm:content-between sm:gap-3 sm:border-s-0 sm:border-t-12 font-display text-[1rem]/[1.15] text-stream-text shadow-card`}
            href={`${href('browse')}?stream=${stream}`}
          >
            <span>{kindName(stream)}</span>
            <small className="font-text text-small/[1.3] font-normal text-paper-muted">
              {cards
                ? m.cards_count({ count: cards.filter((card) => card.stream === stream).length })
                : '\u00A0'}
            </small>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
