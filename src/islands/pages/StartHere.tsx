import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';

import * as m from '#messages';

import type { Situation } from '#contract/situations.ts';
import { CardLink } from '#islands/cards/CardLink.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { onPlainClick } from '#islands/shared/on-plain-click.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { SheetButtons } from '#islands/sheets/SheetButtons.tsx';
import { $cards } from '#lib/cards/card-list.store.ts';
import { $filter, $navigated, openCard } from '#lib/cards/open-card.store.ts';
import { filterQuery } from '#lib/cards/search.ts';
import { wordsOfUse } from '#lib/cards/use.ts';
import { exercisePath } from '#lib/exercises/exercises.ts';
import { langOf } from '#lib/shared/lang.ts';
import { SLOT } from '#lib/shared/slots.ts';

type FittingProps = Situation['cards'][number] & {
  /** Of the reason. */
  readonly lang: string | undefined;
};

const Fitting = ({ code, title, why, lang }: FittingProps) => {
  const deck = useStore($cards, { ssr: 'initial' });
  const filter = useStore($filter, { ssr: 'initial' });
  const card = deck.status === 'ready' && deck.cards.find((known) => known.code === code);
  return (
    <li className="grid grid-cols-[minmax(6rem,9.5rem)_minmax(0,1fr)] items-start gap-4 sm:grid-cols-1 sm:content-start">
      <CardLink
        card={card || { code, title, category: '', stream: '' }}
        query={filterQuery(filter)}
        onClick={onPlainClick(() => openCard(code))}
      />
      <div className="grid gap-2">
        <p lang={lang}>{why}</p>
        {card && <p className="text-small text-muted">{wordsOfUse(card).join(' · ')}</p>}
      </div>
    </li>
  );
};

interface Props {
  readonly situation: Situation;
  /** Shows all cards. */
  readonly onAll: () => void;
}

/** Three cards and an exercise for a situation, each with a reason (behaviour/situations.md, 'Situations'). */
export const StartHere = ({ situation, onAll }: Props) => {
  const { words, line, cards, exercise } = situation;
  const lang = langOf(situation);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if ($navigated.get()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="grid gap-5" aria-label={words}>
      <div className="grid gap-3">
        <h2 ref={title} className="quoted outline-none" lang={lang} tabIndex={-1}>
          {words}
        </h2>
        <p className="lead" lang={lang}>
          {line}
        </p>
      </div>
      <ul className="grid gap-5 sm:max-w-[44rem] sm:grid-cols-3">
        {cards.map((card) => (
          <Fitting key={card.code} {...card} lang={lang} />
        ))}
      </ul>
      <p className="max-w-[44rem]">
        <WithNodes
          text={m.situations_exercise({ exercise: SLOT.a })}
          a={
            <a className="font-semibold" href={exercisePath(exercise.slug)} lang={lang}>
              {exercise.title}
            </a>
          }
        />{' '}
        <span lang={lang}>{exercise.why}</span>
      </p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 print:hidden">
        <Button onClick={onAll}>{m.situations_all_cards()}</Button>
        <div className="flex flex-wrap items-center gap-2">
          {m.situations_to_print()}
          <SheetButtons
            title={m.situations_three_cards()}
            printed={cards.map(({ code }) => code)}
          />
        </div>
      </div>
    </section>
  );
};
