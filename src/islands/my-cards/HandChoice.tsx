import { useStore } from '@nanostores/react';
import { useState } from 'react';

import * as m from '#messages';

import { HAND_CARDS } from '#contract/my-cards-bounds.ts';
import { NewHandForm } from '#islands/my-cards/HandNameForm.tsx';
import { handsOf, type NamedHand } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { makeHand, setHandCards } from '#lib/my-cards/my.store.ts';

/** The hands, to add the card to or remove it from, and a form for a new one. */
export const HandChoice = ({ code }: { code: string }) => {
  const items = useStore($items, { ssr: 'initial' });
  const [said, setSaid] = useState('');
  const hands = handsOf(items);

  const toggle = ({ key, name: hand, cards }: NamedHand): void => {
    const inside = cards.includes(code);
    void setHandCards(key, inside ? cards.filter((card) => card !== code) : [...cards, code]);
    setSaid(inside ? m.my_cards_out_of_hand({ code, hand }) : m.my_cards_in_hand({ code, hand }));
  };
  const make = (name: string): void => {
    void makeHand(name, [code]);
    setSaid(m.my_cards_in_hand({ code, hand: name }));
  };

  return (
    <div className="grid grid-cols-1 gap-3 border-line bg-surface boxed">
      {hands.length > 0 && (
        <ul
          className="grid max-h-[16rem] overflow-auto"
          aria-label={m.my_cards_your_hands()}
          role="list"
        >
          {hands.map((hand) => {
            const inside = hand.cards.includes(code);
            return (
              <li key={hand.key}>
                <label className="flex min-h-[2.75rem] cursor-pointer items-center wrap-anywhere gap-3">
                  <input
                    className="size-[1.25rem] flex-none accent-(--primary)"
                    type="checkbox"
                    checked={inside}
                    disabled={!inside && hand.cards.length >= HAND_CARDS}
                    onChange={() => toggle(hand)}
                  />
                  <span className="min-w-0 flex-1 wrap-anywhere">{hand.name}</span>
                  <small className="flex-none text-small text-muted">{hand.cards.length}</small>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      <NewHandForm first={hands.length === 0} verb={m.my_cards_add_to_new_hand()} onName={make} />
      <p className="text-small text-muted empty:hidden" role="status">
        {said}
      </p>
    </div>
  );
};
