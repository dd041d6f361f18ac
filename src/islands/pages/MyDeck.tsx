import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { Met } from '#contract/my-cards.ts';
import { GLYPH_VIEW, glyphOf } from '#lib/shared/art.ts';
import { itemsOfKind, type Items } from '#lib/my-cards/items.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';
import { href } from '#lib/shared/routes.ts';
import { readableDay } from '#lib/shared/text.ts';

const WAYS = [
  ['scanned', m.my_cards_scanned_on],
  ['drawn', m.my_cards_drawn_on],
  ['read', m.my_cards_read_on],
] as const;

const LIST = new Intl.ListFormat(FORMAT_LANGUAGE, { type: 'unit', style: 'short' });

/** Describes how a card was seen: 'scanned on 5 March 2026'. */
const wordsOf = (met: Met): string =>
  LIST.format(
    WAYS.flatMap(([way, words]) => {
      const time = met[way];
      return time === undefined ? [] : [words({ day: readableDay(new Date(time).toISOString()) })];
    }),
  );

const FORM = 'block aspect-5/7 rounded-small shadow-card';

/** A card of the overview: face up once seen. */
const Place = ({ card, met }: { card: Card; met: Met | undefined }) =>
  met ? (
    <a
      className={`${card.stream} lift ${FORM} overflow-clip bg-stream`}
      href={href('browse', card.code)}
      title={m.my_cards_card_met({ title: card.title, ways: wordsOf(met) })}
    >
      <span className="grid w-fit justify-items-center gap-1 rounded-br-small bg-paper p-1 font-display text-[1rem]/[1] text-paper-ink">
        {card.code}
        <svg
          className="pen w-[1rem] stroke-[2.6] text-stream-text"
          viewBox={`0 0 ${GLYPH_VIEW} ${GLYPH_VIEW}`}
          aria-hidden="true"
        >
          <path d={glyphOf(card.category)} />
        </svg>
      </span>
      <span className="sr-only">
        {m.my_cards_card_met_spoken({ title: card.title, ways: wordsOf(met) })}
      </span>
    </a>
  ) : (
    <span
      className={`${FORM} border-4 border-paper bg-paper bg-[repeating-linear-gradient(45deg,color-mix(in_srgb,var(--paper-ink)_25%,transparent)_0_2px,transparent_2px_6px)]`}
    >
      <span className="sr-only">{m.my_cards_card_not_met({ code: card.code })}</span>
    </span>
  );

/** Overview of the deck: seen cards face up, others face down. */
export const MyDeck = ({ cards, items }: { cards: readonly Card[]; items: Items }) => {
  const met = new Map(itemsOfKind(items, 'met').map(({ key, value }) => [key, value]));
  const count = cards.filter(({ code }) => met.has(code)).length;
  return (
    <section className="grid gap-4" aria-labelledby="my-deck">
      <h2 id="my-deck">{m.my_cards_deck()}</h2>
      <p className="lead">{m.my_cards_deck_met({ count, total: cards.length })}</p>
      {count < cards.length && (
        <p className="print:hidden">
          <a className="btn" href={`${href('dash')}?draw`}>
            {m.my_cards_draw()}
          </a>
        </p>
      )}
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 xl:grid-cols-16"
        aria-labelledby="my-deck"
        role="list"
      >
        {cards.map((card) => (
          <li key={card.code}>
            <Place card={card} met={met.get(card.code)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
