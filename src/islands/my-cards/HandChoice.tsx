import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';

import { HAND_CARDS, HAND_NAME_LENGTH } from '#contract/my-cards-bounds.ts';
import { handsOf, type NamedHand } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { makeHand, setHandCards } from '#lib/my-cards/my.store.ts';

/** The hands, each to put a card in or to take it out, and the way to a new one. */
export const HandChoice = ({ code }: { code: string }) => {
  const id = useId();
  const items = useStore($items, { ssr: 'initial' });
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const hands = handsOf(items);

  const toggle = ({ key, name: hand, cards }: NamedHand): void => {
    const inside = cards.includes(code);
    void setHandCards(key, inside ? cards.filter((card) => card !== code) : [...cards, code]);
    setSaid(inside ? `${code} is out of “${hand}”.` : `${code} is in “${hand}”.`);
  };
  const make = (): void => {
    const wanted = name.trim();
    if (wanted === '') return;
    void makeHand(wanted, [code]);
    setName('');
    setSaid(`${code} is in “${wanted}”.`);
  };

  return (
    <div className="grid grid-cols-1 gap-3 border-line bg-surface boxed">
      {hands.length > 0 && (
        <ul className="grid max-h-[16rem] overflow-auto" aria-label="Your hands" role="list">
          {hands.map((hand) => {
            const inside = hand.cards.includes(code);
            return (
              <li key={hand.key}>
                <label className="flex min-h-[2.75rem] cursor-pointer items-center gap-3">
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
      <form
        className="grid grid-cols-1 gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <label className="text-small font-semibold" htmlFor={id}>
          {hands.length === 0 ? 'Name your first hand' : 'New hand'}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            className="input min-w-[min(8rem,100%)] max-w-none flex-1"
            value={name}
            maxLength={HAND_NAME_LENGTH}
            placeholder="Monday’s kick-off"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="btn">
            Add
          </button>
        </div>
      </form>
      <p className="text-small text-muted empty:hidden" role="status">
        {said}
      </p>
    </div>
  );
};
