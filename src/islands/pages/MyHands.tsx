import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';

import { LARGEST_HAND } from '#contract/printing.ts';
import type { Card } from '#contract/cards.ts';
import { HAND_CARDS, HAND_NAME_LENGTH } from '#contract/my-cards-bounds.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { ON_CARD } from '#islands/cards/on-the-table.ts';
import { Outline } from '#islands/cards/Outline.tsx';
import { CodeField } from '#islands/pages/CodeField.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { useAsFarAsSeen } from '#islands/shared/use-as-far-as-seen.tsx';
import { SheetButtons } from '#islands/sheets/SheetButtons.tsx';
import { handLink, LINK_CARDS } from '#lib/my-cards/hand-link.ts';
import type { NamedHand } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import {
  makeHand,
  meet,
  removeHand,
  renameHand,
  restoreHand,
  setHandCards,
} from '#lib/my-cards/my.store.ts';
import { inParts, movedTo } from '#lib/my-cards/order.ts';

/** The deck by codes. */
export type Deck = ReadonlyMap<string, Card>;

const faceOf = (deck: Deck, code: string) =>
  deck.get(code) ?? { code, title: '', category: '', stream: '' };

/** Where a key moves a card to; `undefined` for keys that move none. */
const placeOf = (key: string, at: number): number | undefined => {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: Infinity,
  };
  return places[key];
};

const Sign = ({ path }: { path: string }) => (
  <svg className="pen w-[20px] stroke-[2.6]" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** A button of the row below a card that is put into order. */
const MOVE =
  'grid min-h-[44px] min-w-0 flex-1 cursor-pointer place-items-center rounded-pill disabled:cursor-default disabled:opacity-40';

/** The cards of a hand to be put into order: by dragging, by the arrow keys, by buttons. */
const Arranging = ({ hand, deck, fresh }: { hand: NamedHand; deck: Deck; fresh: boolean }) => {
  const { key, cards } = hand;
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string>();
  const moved = useRef<string>(undefined);
  // A node that is moved loses the focus.
  useEffect(() => {
    const code = moved.current;
    moved.current = undefined;
    if (code !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-move="${code}"]`)?.focus();
  });

  // Whoever has made a hand goes on to its first card.
  useEffect(() => {
    if (fresh) whole.current?.querySelector('input')?.focus();
  }, [fresh]);

  // On the list, because a card itself is nothing to press.
  useEffect(() => {
    const place = list.current;
    if (!place) return undefined;
    const codeAt = ({ target }: Event): string | undefined =>
      target instanceof Element
        ? target.closest<HTMLElement>('[data-card]')?.dataset['card']
        : undefined;
    let held: string | undefined;
    const hold = (code?: string): void => {
      held = code;
      setDragged(code);
    };
    const start = (event: DragEvent): void => {
      const code = codeAt(event);
      event.dataTransfer?.setData('text/plain', code ?? '');
      hold(code);
    };
    const over = (event: DragEvent): void => {
      if (held !== undefined) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const code = codeAt(event);
      if (held === undefined || code === undefined) return;
      event.preventDefault();
      const next = movedTo(cards, held, cards.indexOf(code));
      void setHandCards(key, next);
      setSaid(`${held} is now ${next.indexOf(held) + 1} of ${next.length}.`);
    };
    const end = (): void => hold();
    place.addEventListener('dragstart', start);
    place.addEventListener('dragover', over);
    place.addEventListener('drop', drop);
    place.addEventListener('dragend', end);
    return () => {
      place.removeEventListener('dragstart', start);
      place.removeEventListener('dragover', over);
      place.removeEventListener('drop', drop);
      place.removeEventListener('dragend', end);
    };
  }, [cards, key]);

  const move = (code: string, to: number, keepFocus = true): void => {
    const next = movedTo(cards, code, to);
    if (next.join() === cards.join()) return;
    if (keepFocus) moved.current = code;
    void setHandCards(key, next);
    setSaid(`${code} is now ${next.indexOf(code) + 1} of ${next.length}.`);
  };
  const add = (code: string): void => {
    void meet(code, 'scanned');
    if (cards.includes(code)) setSaid(`${code} is in this hand already.`);
    else if (!deck.has(code)) setSaid(`No card has the code ${code}.`);
    else if (cards.length >= HAND_CARDS) setSaid(`A hand holds ${HAND_CARDS} cards.`);
    else {
      void setHandCards(key, [...cards, code]);
      setSaid(`${code} is in this hand.`);
    }
  };
  const addAll = (codes: readonly string[]): void => {
    const next = [...new Set([...cards, ...codes])].slice(0, HAND_CARDS);
    void setHandCards(key, next);
    const added = next.length - cards.length;
    setSaid(
      added === 1 ? '1 card has come into this hand.' : `${added} cards have come into this hand.`,
    );
  };

  return (
    <div ref={whole} className="grid gap-3">
      <CodeField label="Add" onCode={add} all="Add to this hand" onCodes={addAll} />
      <p className="min-h-[1.55em] text-small font-semibold" role="status">
        {said}
      </p>
      <ol ref={list} className={CARD_GRID} role="list" aria-label={`Cards of ${hand.name}`}>
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
              className={ON_CARD}
              aria-label={`Take ${code} out`}
              onClick={() => {
                moved.current = cards[at + 1] ?? cards[at - 1];
                void setHandCards(
                  key,
                  cards.filter((card) => card !== code),
                );
                setSaid(`${code} is out of this hand.`);
              }}
            >
              <Sign path="M5 5l14 14M19 5L5 19" />
            </button>
            <div className="mt-3 flex rounded-pill border-2 border-line-strong print:hidden">
              <button
                type="button"
                className={MOVE}
                aria-label={`${code} earlier`}
                disabled={at === 0}
                onClick={() => move(code, at - 1, false)}
              >
                <Sign path="M20 12H4M11 5l-7 7 7 7" />
              </button>
              <button
                type="button"
                className={`${MOVE} cursor-grab`}
                data-move={code}
                aria-label={`Move ${code}, ${at + 1} of ${cards.length}, with the arrow keys`}
                onKeyDown={(event) => {
                  const to = placeOf(event.key, at);
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
                aria-label={`${code} later`}
                disabled={at === cards.length - 1}
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

const Name = ({ hand }: { hand: NamedHand }) => {
  const id = useId();
  const [name, setName] = useState(hand.name);
  const save = (): void => {
    const wanted = name.trim();
    if (wanted === '') setName(hand.name);
    else void renameHand(hand.key, wanted);
  };
  return (
    <form
      className="grid max-w-[34rem] flex-1 gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        Name
      </label>
      <input
        id={id}
        className="input w-full max-w-none"
        value={name}
        maxLength={HAND_NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onBlur={save}
      />
    </form>
  );
};

/** The hand on paper: as many files as its cards need. */
const Sheets = ({ hand: { cards, name } }: { hand: NamedHand }) => {
  const parts = inParts(cards, LARGEST_HAND);
  return (
    <div className="grid gap-3 border-line bg-surface boxed print:hidden">
      <p>
        The words of its cards, four on a page, to cut out.
        {parts.length > 1 && ` A file holds ${LARGEST_HAND} cards, so there are ${parts.length}.`}
      </p>
      {parts.map((part, at) => {
        const first = at * LARGEST_HAND + 1;
        const title =
          parts.length === 1 ? name : `${name}, cards ${first} to ${first + part.length - 1}`;
        return (
          <div key={part.join()} className="grid gap-1">
            {parts.length > 1 && <p className="text-small font-semibold">{title}</p>}
            <SheetButtons title={title} printed={part} />
          </div>
        );
      })}
    </div>
  );
};

/** The cards of a hand as they lie on the table, one over the other where there is less room. */
const Spread = ({ hand: { name, cards }, deck }: { hand: NamedHand; deck: Deck }) => (
  <ol
    className="flex flex-wrap gap-y-4 pe-[4.75rem] pt-1 not-print:*:nth-[3n+1]:-rotate-2 not-print:*:nth-[3n]:rotate-2 print:gap-2 print:p-0"
    aria-label={`Cards of ${name}`}
    role="list"
  >
    {cards.slice(0, LINK_CARDS).map((code) => (
      <li
        key={code}
        className="max-w-[9.25rem] min-w-0 flex-[1_0_3.75rem] focus-within:z-1 hover:z-1 print:flex-none"
      >
        <div className="w-[8.5rem]">
          <CardLink card={faceOf(deck, code)} />
        </div>
      </li>
    ))}
    {cards.length > LINK_CARDS && (
      <li className="ms-[4.75rem] -me-[4.75rem] self-center text-muted">
        and {cards.length - LINK_CARDS} more
      </li>
    )}
  </ol>
);

/** Where the cards of an empty hand will lie. */
const NoCards = () => (
  <div className="grid grid-cols-1 justify-items-start gap-3 print:hidden">
    <div className="flex max-w-full" aria-hidden="true">
      {['-rotate-2', '', 'rotate-2'].map((tilt) => (
        <div key={tilt} className={`w-[4.75rem] min-w-0 ${tilt}`}>
          <Outline />
        </div>
      ))}
    </div>
    <p className="text-muted">No card in it yet.</p>
  </div>
);

interface OneHandProps {
  readonly hand: NamedHand;
  readonly deck: Deck;
  readonly arranging: boolean;
  /** Whether it was made, or put back, just now. */
  readonly fresh: boolean;
  readonly onArrange: (arranging: boolean) => void;
  readonly onDelete: () => void;
}

/** A hand: its cards as they lie on the table, and what can be done with them. */
const OneHand = ({ hand, deck, arranging, fresh, onArrange, onDelete }: OneHandProps) => {
  const [printing, setPrinting] = useState(false);
  const { key, name, cards } = hand;
  const link = handLink(cards);
  const [verb, whole] = arranging
    ? ['Done', `Done with ${name}`]
    : cards.length > 0
      ? ['Arrange', `Arrange ${name}`]
      : ['Add cards', `Add cards to ${name}`];
  return (
    <li className="rule py-4 print:break-inside-avoid">
      {/* What is drawn only near the screen is cut at its edges: room for a tilted card and its focus. */}
      <div className="-mx-3 grid grid-cols-1 gap-4 px-3 [contain-intrinsic-size:auto_20rem] [content-visibility:auto] print:[content-visibility:visible]">
        <div className="flex flex-wrap items-end justify-between gap-3">
          {arranging ? <Name hand={hand} /> : <h3 className="wrap-anywhere">{name}</h3>}
          <p className="text-small text-muted">
            {cards.length === 1 ? '1 card' : `${cards.length} cards`}
          </p>
        </div>
        {arranging && <Arranging hand={hand} deck={deck} fresh={fresh} />}
        {!arranging && cards.length > 0 && <Spread hand={hand} deck={deck} />}
        {!arranging && cards.length === 0 && <NoCards />}
        <div className="flex flex-wrap items-start gap-2 print:hidden">
          <button
            type="button"
            className={`btn ${arranging ? 'btn-primary' : ''}`}
            aria-label={whole}
            onClick={() => onArrange(!arranging)}
          >
            {verb}
          </button>
          {link !== undefined && <ShareButton key={link} title={name} path={link} />}
          {cards.length > 0 && (
            <button
              type="button"
              className="btn-wrap btn aria-expanded:chosen"
              aria-expanded={printing}
              aria-label={`Print its cards: ${name}`}
              onClick={() => setPrinting(!printing)}
            >
              Print its cards
            </button>
          )}
          {arranging && (
            <button
              type="button"
              className="btn"
              aria-label={`Delete ${name}`}
              onClick={() => {
                onDelete();
                void removeHand(key);
              }}
            >
              Delete
            </button>
          )}
        </div>
        {printing && cards.length > 0 && <Sheets hand={hand} />}
        {link === undefined && cards.length > 0 && (
          <p className="text-small text-muted print:hidden">
            A link holds {LINK_CARDS} cards, so this hand cannot be shared by one.
          </p>
        )}
      </div>
    </li>
  );
};

/** The way to a new hand. */
const NewHand = ({ first, onMade }: { first: boolean; onMade: (key: string) => void }) => {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className="grid max-w-[34rem] grid-cols-1 gap-1 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        void makeHand(name.trim(), []).then(onMade);
        setName('');
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {first ? 'Name your first hand' : 'New hand'}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="input min-w-[min(10rem,100%)] max-w-none flex-1"
          value={name}
          maxLength={HAND_NAME_LENGTH}
          placeholder="Monday’s kick-off"
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn">
          Make it
        </button>
      </div>
    </form>
  );
};

/** How many hands are drawn at first: about a screen of them. Each has many drawings. */
const STEP = 3;

/** The button that was pressed is gone. */
const takeFocus = (button: HTMLElement | null): void => button?.focus();

interface Props {
  /** Those that are looked for. */
  readonly hands: readonly NamedHand[];
  readonly deck: Deck;
  readonly searching: boolean;
}

/** The hands, and what was deleted last, to be taken back. */
export const MyHands = ({ hands, deck, searching }: Props) => {
  const items = useStore($items, { ssr: 'initial' });
  const [deleted, setDeleted] = useState<NamedHand>();
  const [arranged, setArranged] = useState<string>();
  const [fresh, setFresh] = useState<string>();
  const { shown, end } = useAsFarAsSeen(hands, STEP);
  if (!items) return null;
  const begin = (key: string): void => {
    setArranged(key);
    setFresh(key);
  };
  if (searching && hands.length === 0 && !deleted) return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="my-hands">
      <h2 id="my-hands">Hands</h2>
      {hands.length === 0 && !searching && (
        <p className="lead">
          A few cards in an order: for a workshop, a question or a team. Give it a name, then type
          or scan its cards. “Add to a hand” stands on every card, too.
        </p>
      )}
      {!searching && <NewHand first={hands.length === 0} onMade={begin} />}
      <div role="status" className="empty:hidden print:hidden">
        {deleted && (
          <p className="flex flex-wrap items-center gap-3">
            “{deleted.name}” is deleted.
            <button
              key={deleted.key}
              ref={takeFocus}
              type="button"
              className="btn"
              onClick={() => {
                void restoreHand(deleted.key, deleted).then(() => begin(deleted.key));
                setDeleted(undefined);
              }}
            >
              Undo
            </button>
          </p>
        )}
      </div>
      <ul role="list">
        {shown.map((hand) => (
          <OneHand
            key={hand.key}
            hand={hand}
            deck={deck}
            arranging={arranged === hand.key}
            fresh={fresh === hand.key}
            onArrange={(arranging) => {
              setArranged(arranging ? hand.key : undefined);
              setFresh(undefined);
            }}
            onDelete={() => setDeleted(hand)}
          />
        ))}
      </ul>
      {end}
    </section>
  );
};
