import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { CardUse, type CardPair } from '#contract/card-use.ts';
import type { Card } from '#contract/cards.ts';
import { Sources } from '#islands/shared/Sources.tsx';
import { $cards } from '#lib/cards/card-list.store.ts';
import { openCard } from '#lib/cards/open-card.store.ts';
import { onPlainClick } from '#islands/shared/on-plain-click.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';

const { remote: Remote, pairs: Pairs, source: Source } = CardUse.shape;

interface PairProps {
  readonly pair: CardPair;
  /** Of the reason. */
  readonly lang: string | undefined;
}

const Pair = ({ pair: { code, why }, lang }: PairProps) => {
  const deck = useStore($cards, { ssr: 'initial' });
  const card = deck.status === 'ready' && deck.cards.find((known) => known.code === code);
  return (
    <li>
      <a
        className="inline-block pt-2 font-semibold"
        href={href('browse', code)}
        onClick={onPlainClick(() => openCard(code))}
      >
        {code}
        {card && <span lang={langOf(card)}> {card.title}</span>}
      </a>
      <p className="text-muted" lang={lang}>
        {why}
      </p>
    </li>
  );
};

/** The cards that go with a card. */
export const CardPairs = ({ card }: { card: Card }) => {
  const pairs = Pairs.safeParse(card['pairs']).data;
  return (
    pairs && (
      <section className="grid gap-2">
        <h2 className="text-h3/[1.1]">{m.cards_goes_with()}</h2>
        <ul className="grid gap-2">
          {pairs.map((pair) => (
            <Pair key={pair.code} pair={pair} lang={langOf(card)} />
          ))}
        </ul>
      </section>
    )
  );
};

/** Instructions for remote use, and paired cards; missing facts are left out. */
export const CardClosing = ({ card }: { card: Card }) => {
  const remote = Remote.safeParse(card['remote']).data;
  return (
    <>
      {remote !== undefined && (
        <section className="grid gap-2 handheld:gap-1">
          <h2 className="text-h3/[1.1]">{m.cards_in_a_call()}</h2>
          <p lang={langOf(card)}>{remote}</p>
        </section>
      )}
      <CardPairs card={card} />
    </>
  );
};

export const CardSource = ({ card }: { card: Card }) => (
  <Sources sources={Source.safeParse(card['source']).data} lang={langOf(card)} />
);
