import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { Persona } from '#contract/journeys.ts';
import { CardLink } from '#islands/cards/CardLink.tsx';
import { CARD_TABLE_CLASS } from '#islands/cards/card-classes.ts';
import { Outline } from '#islands/cards/Outline.tsx';
import { SyncLine } from '#islands/my-cards/SyncLine.tsx';
import { CodeField } from '#islands/pages/CodeField.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import { $cards } from '#lib/cards/card-list.store.ts';
import { laidKey, valueOf } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { layCard, makeHand, meet, takeUpCards } from '#lib/my-cards/my.store.ts';
import { langOf } from '#lib/shared/lang.ts';
import { href } from '#lib/shared/routes.ts';

interface Props {
  readonly persona: Persona;
  readonly onClose: () => void;
}

/**
 * A persona's cards as empty places. A scanned or typed card turns face up, in any order, with the
 * persona's comment (behaviour/my-cards.md, 'My Cards').
 */
export const LaidOut = ({ persona, onClose }: Props) => {
  const items = useStore($items, { ssr: 'initial' });
  const deck = useStore($cards, { ssr: 'initial' });
  const [said, setSaid] = useState('');
  const { isOpen: made, focusRef, setOpen: setMade } = useFocusToggle();
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button was removed.
  useEffect(() => back.current?.focus(), []);
  const { name, cards } = persona;
  const codes = cards.map(({ code }) => code);
  const isLaid = (code: string): boolean =>
    valueOf(items, 'laid', laidKey(name, code)) !== undefined;
  const laid = cards.filter(({ code }) => isLaid(code)).length;
  const whole = laid === cards.length;

  const lay = (code: string, how: 'typed' | 'scanned'): void => {
    const card = cards.find((liked) => liked.code === code);
    if (how === 'scanned') void meet(code, 'scanned');
    if (!card) setSaid(m.tables_laid_other_card({ code, name }));
    else if (isLaid(code)) setSaid(m.tables_laid_already({ title: card.title }));
    else {
      void layCard(name, code);
      setSaid(m.tables_laid_turned({ title: card.title, count: laid + 1, total: cards.length }));
    }
  };

  const layAll = (found: readonly string[]): void => {
    const own = codes.filter((code) => found.includes(code));
    const fresh = own.filter((code) => !isLaid(code));
    fresh.forEach((code) => void layCard(name, code));
    setSaid(
      own.length === 0
        ? m.tables_laid_other_cards({ name })
        : m.tables_laid_face_up({ count: laid + fresh.length, total: cards.length }),
    );
  };

  return (
    <div className="grid gap-4">
      <p className="max-w-[34rem]">{m.tables_laid_lead({ name })}</p>
      <CodeField
        label={m.tables_lay_card()}
        onCode={lay}
        all={m.tables_lay_cards()}
        onCodes={layAll}
      >
        <Button ref={back} onClick={onClose}>
          {m.tables_laid_show_all()}
        </Button>
      </CodeField>
      <p className="min-h-[1.55em] font-semibold" role="status">
        {said === '' ? m.tables_laid_count({ count: laid, total: cards.length }) : said}
      </p>
      <ol className={CARD_TABLE_CLASS} aria-label={m.tables_laid_cards({ name })} role="list">
        {cards.map(({ code, title, why }) => {
          const card = deck.status === 'ready' && deck.cards.find((known) => known.code === code);
          const { category = '', stream = '', language }: Partial<Card> = card || {};
          return (
            <li key={code}>
              {isLaid(code) ? (
                <>
                  <CardLink card={{ code, title, category, stream, language }} />
                  {why !== undefined && (
                    <p className="mt-2 text-small" lang={langOf(persona)}>
                      {why}
                    </p>
                  )}
                </>
              ) : (
                <Outline>
                  <b className="font-display text-h2">{code}</b>
                  <span className="text-small text-muted">{m.tables_laid_not_yet()}</span>
                </Outline>
              )}
            </li>
          );
        })}
      </ol>
      {whole && (
        <div className="notice">
          <p>{m.tables_laid_whole({ name })}</p>
          {made ? (
            <a ref={focusRef} className="btn btn-primary" href={href('mycards')}>
              {m.tables_laid_see_hand()}
            </a>
          ) : (
            <Button
              primary
              onClick={() => {
                void makeHand(m.tables_laid_hand_name({ name }), codes);
                setMade(true);
              }}
            >
              {m.tables_laid_keep_hand()}
            </Button>
          )}
        </div>
      )}
      {laid > 0 && (
        <p>
          <Button
            onClick={() => {
              void takeUpCards(name, codes);
              setSaid(m.tables_laid_empty_again());
              back.current?.focus();
            }}
          >
            {m.tables_laid_start_again()}
          </Button>
        </p>
      )}
      <SyncLine />
    </div>
  );
};
