import { useState } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { CARD_CORNER_BUTTON_CLASS } from '#islands/cards/card-classes.ts';
import { KeepButton } from '#islands/my-cards/KeepButton.tsx';
import { useInfiniteList } from '#islands/shared/use-infinite-list.tsx';
import { cardOfTheDay } from '#lib/cards/daily.ts';
import { keepKey, type KeepKind } from '#lib/my-cards/items.ts';
import { ART_VIEW, drawGraphic } from '#lib/shared/art.ts';
import { href } from '#lib/shared/routes.ts';

/** A saved thing for display. */
export interface Kept {
  readonly key: string;
  readonly kind: KeepKind;
  readonly id: string;
  readonly title: string;
  readonly path?: string | undefined;
  readonly picture?: string | undefined;
  readonly card?: Card | undefined;
}

/** Labels of the kinds of saved things. */
export const KIND_WORDS: Record<KeepKind, () => string> = {
  card: m.my_cards_kind_card,
  exercise: m.my_cards_kind_exercise,
  article: m.my_cards_kind_article,
  persona: m.my_cards_kind_journey,
  case: m.my_cards_kind_showcase,
};

/** A thing other than a card, in a card's format. */
const Sheet = ({ thing: { kind, id, title, path, picture } }: { thing: Kept }) => (
  <a
    className="lift flex aspect-5/7 flex-col overflow-clip rounded-card bg-paper text-paper-ink shadow-card"
    {...(path !== undefined && { href: path })}
  >
    {picture === undefined ? (
      <svg
        className="art min-h-[4rem] w-full flex-1"
        viewBox={`0 0 ${ART_VIEW.width} ${ART_VIEW.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {drawGraphic('qqquad', id).map(({ tone, d }) => (
          <path key={tone} className={`art-${tone}`} d={d} />
        ))}
      </svg>
    ) : (
      <img
        className="h-0 min-h-[4rem] w-full flex-1 bg-line object-cover"
        src={picture}
        alt=""
        loading="lazy"
      />
    )}
    <span className="grid min-h-[45%] content-between gap-2 p-3">
      <span className="font-title text-[1rem]/[1.1] hyphens-auto wrap-anywhere">{title}</span>
      <small className="text-[0.75rem] text-paper-muted">{KIND_WORDS[kind]()}</small>
    </span>
  </a>
);

const Thing = ({ thing }: { thing: Kept }) => (
  <li className="relative print:break-inside-avoid">
    {thing.card ? <CardLink card={thing.card} /> : <Sheet thing={thing} />}
    <KeepButton
      className={`${CARD_CORNER_BUTTON_CLASS} text-danger`}
      kind={thing.kind}
      id={thing.id}
      name={thing.title}
      bare
    />
  </li>
);

const firstOf = (cards: readonly Card[], day: number): Kept[] => {
  const card = cardOfTheDay(cards, day);
  if (!card) return [];
  const { code, title } = card;
  return [
    { key: keepKey('card', code), kind: 'card', id: code, title, path: href('browse', code), card },
  ];
};

interface Props {
  /** The things that match the search, in order. */
  readonly kept: readonly Kept[];
  readonly cards: readonly Card[];
  readonly searching: boolean;
}

/** The saved things with their toggles; without any, the card of the day. */
export const MyKept = ({ kept, cards, searching }: Props) => {
  const [day] = useState(Date.now);
  const none = kept.length === 0 && !searching;
  const { shown, end } = useInfiniteList(none ? firstOf(cards, day) : kept);
  if (searching && kept.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="my-kept">
      <h2 id="my-kept">{m.my_cards_kept()}</h2>
      {none && <p className="lead print:hidden">{m.my_cards_kept_none()}</p>}
      <ul className={`${CARD_GRID} ${none ? 'print:hidden' : ''}`} role="list">
        {shown.map((thing) => (
          <Thing key={thing.key} thing={thing} />
        ))}
      </ul>
      {end}
    </section>
  );
};
