import { useEffect, useRef, useState } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { HAND_CARDS, HAND_NAME_LENGTH } from '#contract/my-cards-bounds.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { CARD_CORNER_BUTTON_CLASS } from '#islands/cards/card-classes.ts';
import { CodeField } from '#islands/pages/CodeField.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { dataUnder, useDrag } from '#islands/shared/use-drag.ts';
import type { NamedHand } from '#lib/my-cards/items.ts';
import { meet, renameHand, setHandCards } from '#lib/my-cards/my.store.ts';
import { indexByKey, movedTo } from '#lib/my-cards/order.ts';

export type CardsByCode = ReadonlyMap<string, Card>;

/** Returns the card to show; for an unknown code, an empty one. */
export const faceOf = (deck: CardsByCode, code: string) =>
  deck.get(code) ?? { code, title: '', category: '', stream: '' };

const Sign = ({ path }: { path: string }) => (
  <svg className="pen w-[20px] stroke-[2.6]" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Classes of a move button below a card. */
const MOVE =
  'grid min-h-[44px] min-w-0 flex-1 cursor-pointer place-items-center rounded-pill aria-disabled:cursor-default aria-disabled:opacity-40';

/** Sorting of a hand: by dragging, arrow keys or buttons. */
export const ArrangeHand = ({
  hand,
  deck,
  fresh,
}: {
  hand: NamedHand;
  deck: CardsByCode;
  fresh: boolean;
}) => {
  const { key, cards } = hand;
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string>();
  const moved = useRef<string>(undefined);
  // A moved node loses the focus.
  useEffect(() => {
    const code = moved.current;
    moved.current = undefined;
    if (code !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-move="${code}"]`)?.focus();
  });

  // A new hand focuses the field for its first card.
  useEffect(() => {
    if (fresh) whole.current?.querySelector('input')?.focus();
  }, [fresh]);

  const move = (code: string, to: number, keepFocus = true): void => {
    const next = movedTo(cards, code, to);
    if (next.join() === cards.join()) return;
    if (keepFocus) moved.current = code;
    void setHandCards(key, next);
    setSaid(m.my_cards_moved({ what: code, place: next.indexOf(code) + 1, count: next.length }));
  };
  useDrag(list, {
    name: 'card',
    onHold: (code, event) => {
      event?.dataTransfer?.setData('text/plain', code ?? '');
      setDragged(code);
    },
    onDrop: (code, event) => {
      const target = dataUnder(event, 'card');
      if (target !== undefined) move(code, cards.indexOf(target), false);
    },
  });

  const add = (code: string, how: 'typed' | 'scanned'): void => {
    if (how === 'scanned') void meet(code, 'scanned');
    if (cards.includes(code)) setSaid(m.my_cards_in_hand_already({ code }));
    else if (!deck.has(code)) setSaid(m.my_cards_unknown_code({ code }));
    else if (cards.length >= HAND_CARDS) setSaid(m.my_cards_hand_full({ count: HAND_CARDS }));
    else {
      void setHandCards(key, [...cards, code]);
      setSaid(m.my_cards_in_this_hand({ code }));
    }
  };

  const addAll = (codes: readonly string[]): void => {
    const next = [...new Set([...cards, ...codes])].slice(0, HAND_CARDS);
    void setHandCards(key, next);
    setSaid(m.my_cards_cards_added({ count: next.length - cards.length }));
  };

  return (
    <div ref={whole} className="grid gap-3">
      <CodeField
        label={m.my_cards_add_card()}
        onCode={add}
        all={m.my_cards_add_all()}
        onCodes={addAll}
      />
      <p className="min-h-[1.55em] text-small font-semibold" role="status">
        {said}
      </p>
      <ol
        ref={list}
        className={CARD_GRID}
        role="list"
        aria-label={m.my_cards_cards_of_hand({ name: hand.name })}
      >
        {cards.map((code, at) => (
          <li
            key={code}
            className={`relative cursor-grab ${dragged === code ? 'opacity-50' : ''}`}
            data-card={code}
            draggable
          >
            <CardLink card={faceOf(deck, code)} />
            <button
              type="button"
              className={CARD_CORNER_BUTTON_CLASS}
              aria-label={m.my_cards_take_out({ code })}
              onClick={() => {
                moved.current = cards[at + 1] ?? cards[at - 1];
                void setHandCards(
                  key,
                  cards.filter((card) => card !== code),
                );
                setSaid(m.my_cards_out_of_this_hand({ code }));
              }}
            >
              <Sign path="M5 5l14 14M19 5L5 19" />
            </button>
            <div className="mt-3 flex rounded-pill border-2 border-line-strong print:hidden">
              <button
                type="button"
                className={MOVE}
                aria-label={m.my_cards_earlier_card({ code })}
                aria-disabled={at === 0}
                onClick={() => move(code, at - 1, false)}
              >
                <Sign path="M20 12H4M11 5l-7 7 7 7" />
              </button>
              <button
                type="button"
                className={`${MOVE} cursor-grab`}
                data-move={code}
                aria-label={m.my_cards_move({ what: code, place: at + 1, count: cards.length })}
                onKeyDown={(event) => {
                  const to = indexByKey(event.key, at);
                  if (to === undefined) return;
                  event.preventDefault();
                  move(code, to);
                }}
              >
                <Sign path="M8 5v.01M16 5v.01M8 12v.01M16 12v.01M8 19v.01M16 19v.01" />
              </button>
              <button
                type="button"
                className={MOVE}
                aria-label={m.my_cards_later_card({ code })}
                aria-disabled={at === cards.length - 1}
                onClick={() => move(code, at + 1, false)}
              >
                <Sign path="M4 12h16M13 5l7 7-7 7" />
              </button>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};

export const RenameHand = ({ hand }: { hand: NamedHand }) => {
  /** Unsaved text; unchanged names are not written. */
  const [typed, setTyped] = useState<string>();
  const save = (): void => {
    const wanted = typed?.trim() ?? '';
    if (wanted === '' || wanted === hand.name) setTyped(undefined);
    else void renameHand(hand.key, wanted).then(() => setTyped(undefined));
  };
  return (
    <Form className="grid max-w-[34rem] flex-1 gap-1" onSend={() => save()}>
      <TextField
        label={m.my_cards_hand_name()}
        value={typed ?? hand.name}
        maxLength={HAND_NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
    </Form>
  );
};
