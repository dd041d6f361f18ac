import { useStore } from '@nanostores/react';
import { useState } from 'react';

import * as m from '#messages';

import { LARGEST_HAND } from '#contract/printing.ts';
import { MOST_TABLE_CARDS, TABLE_TITLE_LENGTH } from '#contract/tables-bounds.ts';
import type { TableRequest } from '#contract/tables.ts';
import { CardLink } from '#islands/cards/CardLink.tsx';
import { Outline } from '#islands/cards/Outline.tsx';
import { NewHandForm } from '#islands/my-cards/HandNameForm.tsx';
import { ArrangeHand, faceOf, RenameHand, type CardsByCode } from '#islands/pages/ArrangeHand.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { ShareButton } from '#islands/shared/ShareButton.tsx';
import { takeFocus } from '#islands/shared/take-focus.ts';
import { useInfiniteList } from '#islands/shared/use-infinite-list.tsx';
import { SheetButtons } from '#islands/sheets/SheetButtons.tsx';
import { StartTable } from '#islands/tables/StartTable.tsx';
import { handLink, LINK_CARDS } from '#lib/my-cards/hand-link.ts';
import type { NamedHand } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { makeHand, removeHand, restoreHand } from '#lib/my-cards/my.store.ts';
import { inParts } from '#lib/my-cards/order.ts';

/** Returns the initial table: the cards of the hand, in order. */
const handTable = ({ cards, name }: NamedHand): TableRequest => ({
  source: { kind: 'hand', title: name.slice(0, TABLE_TITLE_LENGTH) },
  cards: [...new Set(cards)].slice(0, MOST_TABLE_CARDS).map((code) => ({ code })),
});

/** PDF downloads of the hand, split by the limit per file. */
const Sheets = ({ hand: { cards, name } }: { hand: NamedHand }) => {
  const parts = inParts(cards, LARGEST_HAND);
  return (
    <div className="grid gap-3 border-line bg-surface boxed print:hidden">
      <p>
        {m.my_cards_sheets()}
        {parts.length > 1 &&
          ` ${m.my_cards_sheet_files({ most: LARGEST_HAND, files: parts.length })}`}
      </p>
      {parts.map((part, at) => {
        const first = at * LARGEST_HAND + 1;
        const title =
          parts.length === 1
            ? name
            : m.my_cards_sheet_part({ name, first, last: first + part.length - 1 });
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

/** The cards of a hand, overlapping where space is short. */
const Spread = ({ hand: { name, cards }, deck }: { hand: NamedHand; deck: CardsByCode }) => (
  <ol
    className="flex flex-wrap gap-y-4 pe-[4.75rem] pt-1 not-print:*:nth-[3n+1]:-rotate-2 not-print:*:nth-[3n]:rotate-2 print:gap-2 print:p-0"
    aria-label={m.my_cards_cards_of_hand({ name })}
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
        {m.my_cards_more_cards({ count: cards.length - LINK_CARDS })}
      </li>
    )}
  </ol>
);

/** Placeholder of an empty hand. */
const NoCards = () => (
  <div className="grid grid-cols-1 justify-items-start gap-3 print:hidden">
    <div className="flex max-w-full" aria-hidden="true">
      {['-rotate-2', '', 'rotate-2'].map((tilt) => (
        <div key={tilt} className={`w-[4.75rem] min-w-0 ${tilt}`}>
          <Outline />
        </div>
      ))}
    </div>
    <p className="text-muted">{m.my_cards_no_card()}</p>
  </div>
);

interface OneHandProps {
  readonly hand: NamedHand;
  readonly deck: CardsByCode;
  readonly arranging: boolean;
  /** Whether it was just created or restored. */
  readonly fresh: boolean;
  readonly onArrange: (arranging: boolean) => void;
  readonly onDelete: () => void;
}

const OneHand = ({ hand, deck, arranging, fresh, onArrange, onDelete }: OneHandProps) => {
  const [printing, setPrinting] = useState(false);
  const { key, name, cards } = hand;
  const link = handLink(cards);
  const [verb, whole] = arranging
    ? [m.my_cards_done(), m.my_cards_done_with({ name })]
    : cards.length > 0
      ? [m.my_cards_arrange(), m.my_cards_arrange_hand({ name })]
      : [m.my_cards_add_cards(), m.my_cards_add_cards_to({ name })];
  return (
    <li className="rule py-4 print:break-inside-avoid">
      {/* `content-visibility` clips at the edges: the padding leaves room for tilted cards and focus
          rings. */}
      <div className="-mx-3 grid grid-cols-1 gap-4 px-3 [contain-intrinsic-height:auto_20rem] [content-visibility:auto] print:[content-visibility:visible]">
        <div className="flex flex-wrap items-end justify-between gap-3">
          {arranging ? <RenameHand hand={hand} /> : <h3 className="wrap-anywhere">{name}</h3>}
          <p className="text-small text-muted">{m.my_cards_cards({ count: cards.length })}</p>
        </div>
        {arranging && <ArrangeHand hand={hand} deck={deck} fresh={fresh} />}
        {!arranging && cards.length > 0 && <Spread hand={hand} deck={deck} />}
        {!arranging && cards.length === 0 && <NoCards />}
        <div className="flex flex-wrap items-start gap-2 print:hidden">
          <Button primary={arranging} aria-label={whole} onClick={() => onArrange(!arranging)}>
            {verb}
          </Button>
          {!arranging && cards.length > 0 && (
            <StartTable name={name} request={() => handTable(hand)} />
          )}
          {link !== undefined && <ShareButton key={link} title={name} path={link} />}
          {cards.length > 0 && (
            <Button
              className="btn-wrap aria-expanded:chosen"
              aria-expanded={printing}
              aria-label={m.my_cards_print_cards_of({ name })}
              onClick={() => setPrinting(!printing)}
            >
              {m.my_cards_print_cards()}
            </Button>
          )}
          {arranging && (
            <Button
              aria-label={m.my_cards_delete_hand({ name })}
              onClick={() => {
                onDelete();
                void removeHand(key);
              }}
            >
              {m.my_cards_delete()}
            </Button>
          )}
        </div>
        {printing && cards.length > 0 && <Sheets hand={hand} />}
        {link === undefined && cards.length > 0 && (
          <p className="text-small text-muted print:hidden">
            {m.my_cards_hand_too_long({ count: LINK_CARDS })}
          </p>
        )}
      </div>
    </li>
  );
};

/** Number of hands rendered per step, about one screen: each has many drawings. */
const STEP = 3;

interface Props {
  /** The hands that match the search. */
  readonly hands: readonly NamedHand[];
  readonly deck: CardsByCode;
  readonly searching: boolean;
}

/** The hands, and an undo for the last deletion. */
export const MyHands = ({ hands, deck, searching }: Props) => {
  const items = useStore($items, { ssr: 'initial' });
  const [deleted, setDeleted] = useState<NamedHand>();
  const [arranged, setArranged] = useState<string>();
  const [fresh, setFresh] = useState<string>();
  const { shown, end } = useInfiniteList(hands, STEP);
  if (!items) return null;
  const begin = (key: string): void => {
    setArranged(key);
    setFresh(key);
  };
  if (searching && hands.length === 0 && !deleted) return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="my-hands">
      <h2 id="my-hands">{m.my_cards_hands()}</h2>
      {hands.length === 0 && !searching && <p className="lead">{m.my_cards_hands_lead()}</p>}
      {!searching && (
        <NewHandForm
          first={hands.length === 0}
          verb={m.my_cards_create_hand()}
          onName={(name) => void makeHand(name, []).then(begin)}
        />
      )}
      <div role="status" className="empty:hidden print:hidden">
        {deleted && (
          <p className="flex flex-wrap items-center gap-3">
            {m.my_cards_hand_deleted({ name: deleted.name })}
            <Button
              key={deleted.key}
              ref={takeFocus}
              onClick={() => {
                void restoreHand(deleted.key, deleted).then(() => begin(deleted.key));
                setDeleted(undefined);
              }}
            >
              {m.my_cards_undo()}
            </Button>
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
