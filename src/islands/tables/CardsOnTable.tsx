import { useId, useState, useRef, type RefObject } from 'react';

import * as m from '#messages';

import type { PlacedCard } from '#contract/table-state.ts';
import { CARD_TABLE_CLASS } from '#islands/cards/card-classes.ts';
import { Button } from '#islands/shared/Button.tsx';
import { FoldSign } from '#islands/shared/FoldSign.tsx';
import { dataUnder, useDrag } from '#islands/shared/use-drag.ts';
import { DotRow } from '#islands/tables/Dots.tsx';
import { GroupName, GroupNameForm } from '#islands/tables/GroupName.tsx';
import { NoteList } from '#islands/tables/NoteList.tsx';
import { TableNotes } from '#islands/tables/TableNotes.tsx';
import { TableCard } from '#islands/tables/TableCard.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { noteCounts, placedName } from '#lib/tables/page-selectors.ts';
import {
  dotsOn,
  groupsOn,
  notesIn,
  setAsideOn,
  cardAt,
  endOf,
  indexBefore,
  type CardGroup,
} from '#lib/tables/selectors.ts';
import { makeGroup, sendAction } from '#lib/tables/table-actions.store.ts';

/**
 * Drag and drop of cards: onto a card, to be inserted before it, or onto a group, to be appended; and of notes
 * onto a group. Elements with `data-place` are cards, with `data-note` notes; `data-group` is the id of a group,
 * empty for none.
 * @returns the ref of the container
 */
const useDragging = (isOn: boolean): RefObject<HTMLDivElement | null> => {
  const { state } = useTable();
  const area = useRef<HTMLDivElement>(null);
  useDrag(area, {
    name: 'place',
    isOn,
    onDrop: (place, event) => {
      const named = dataUnder(event, 'group');
      const target = cardAt(state, dataUnder(event, 'place') ?? null);
      if (target?.place === place || (!target && named === undefined)) return;
      const group = target ? target.group : named || null;
      const index = target ? indexBefore(state, place, target) : endOf(state, group, place);
      void sendAction({ kind: 'move', place, group, index });
    },
  });
  useDrag(area, {
    name: 'note',
    isOn,
    onDrop: (note, event) => {
      const named = dataUnder(event, 'group');
      const group = named || null;
      if (named === undefined || (state.notes[note]?.group ?? null) === group) return;
      void sendAction({ kind: 'sort', note, group });
    },
  });
  return area;
};

type OnOpen = (place: string) => void;

interface PlacedCardProps {
  readonly placed: PlacedCard;
  readonly notes: number;
  readonly onOpen: OnOpen;
}

/** A card of the grid with its dots and number of notes; a press opens it. */
const PlacedCardItem = ({ placed, notes, onOpen }: PlacedCardProps) => {
  const { code, face, place } = placed;
  const { cards, isHost, isOpen, person, state } = useTable();
  const card = code === undefined ? undefined : cards.get(code);
  const isSpotlit = state.light === place;
  const dots = state.votes.shown ? (state.votes.totals[place] ?? 0) : dotsOn(state, person, place);
  const name = placedName(state, placed, card?.title);
  const faceDownWords = code === undefined ? name : m.tables_face_down_known({ name });
  const dotWords = (count: number): string =>
    state.votes.shown ? m.tables_dot_count({ count }) : m.tables_card_own_dots({ count });
  const words = [
    face === 'down' ? faceDownWords : '',
    isSpotlit ? m.tables_card_is_on_screen() : '',
    notes > 0 ? m.tables_card_note_count({ count: notes }) : '',
    dots > 0 ? dotWords(dots) : '',
  ].filter((word) => word !== '');
  return (
    <li
      className={isHost && isOpen ? 'cursor-grab' : ''}
      data-place={place}
      draggable={isHost && isOpen}
    >
      <button
        type="button"
        className={`lift block w-full cursor-pointer rounded-card text-start ${isSpotlit ? 'outline-4 outline-offset-2 outline-primary' : ''}`}
        onClick={() => onOpen(place)}
      >
        <div aria-hidden={face === 'down'}>
          <TableCard code={code} face={face} card={card} />
        </div>
        {words.length > 0 && (
          <span className="sr-only">
            {face === 'up' && ', '}
            {words.join(', ')}
          </span>
        )}
      </button>
      <p
        className="mt-2 flex min-h-[1.5rem] flex-wrap items-center justify-between gap-x-2 text-small text-muted"
        aria-hidden="true"
      >
        <span>
          {face === 'down' && isHost ? `${name} ` : ''}
          {notes > 0 && m.tables_card_note_count({ count: notes })}
        </span>
        {dots > 0 && <DotRow count={dots} />}
      </p>
    </li>
  );
};

interface ListProps {
  readonly cards: readonly PlacedCard[];
  readonly label: string;
  readonly onOpen: OnOpen;
}

const CardList = ({ cards, label, onOpen }: ListProps) => {
  const { state } = useTable();
  const notes = noteCounts(state);
  return (
    <ul className={CARD_TABLE_CLASS} aria-label={label} role="list">
      {cards.map((placed) => (
        <PlacedCardItem
          key={placed.place}
          placed={placed}
          notes={notes.get(placed.place) ?? 0}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
};

const Group = ({ group, name, cards, onOpen }: CardGroup & { onOpen: OnOpen }) => {
  const id = useId();
  const { state } = useTable();
  const notes = group === null ? [] : notesIn(state, group);
  return (
    <section className="grid gap-4 rule pt-3" aria-labelledby={id} data-group={group}>
      {group !== null && <GroupName group={group} id={id} name={name} />}
      {cards.length + notes.length === 0 && (
        <p className="rounded-card border-2 border-dashed border-line-strong p-4 text-muted">
          {m.tables_group_empty()}
        </p>
      )}
      {cards.length > 0 && (
        <CardList cards={cards} label={m.tables_group_cards({ group: name })} onOpen={onOpen} />
      )}
      <NoteList notes={notes} label={m.tables_group_notes({ group: name })} isLoose />
    </section>
  );
};

const SetAside = ({ onOpen }: { onOpen: OnOpen }) => {
  const { state } = useTable();
  const aside = setAsideOn(state);
  if (aside.length === 0) return null;
  return (
    <details className="rule">
      <summary className="flex min-h-[3.25rem] cursor-pointer list-none items-center justify-between gap-4 font-display">
        {m.tables_aside_count({ count: aside.length })}
        <FoldSign />
      </summary>
      <div className="py-3 opacity-80">
        <CardList cards={aside} label={m.tables_aside_cards()} onOpen={onOpen} />
      </div>
    </details>
  );
};

const NewGroup = () => {
  const [isNaming, setNaming] = useState(false);
  return isNaming ? (
    <GroupNameForm
      label={m.tables_group_new_name()}
      name=""
      button={m.tables_group_create()}
      onName={(name) => {
        void makeGroup(name);
        setNaming(false);
      }}
      onCancel={() => setNaming(false)}
    />
  ) : (
    <p className="print:hidden">
      <Button onClick={() => setNaming(true)}>{m.tables_group_make()}</Button>
    </p>
  );
};

/** All cards and notes by group. The host can drag them between groups. */
export const CardsOnTable = ({ onOpen }: { onOpen: OnOpen }) => {
  const { isHost, isOpen, state } = useTable();
  const place = useDragging(isHost && isOpen);
  const groups = groupsOn(state);
  const loose = groups.at(-1)?.cards ?? [];
  const hasSome = state.cards.length > 0 || Object.keys(state.notes).length > 0;
  return (
    <div ref={place} className="grid min-w-0 content-start gap-6">
      <section className="grid gap-4" aria-label={m.tables_cards_area()} data-group="">
        {state.cards.length === 0 ? (
          <p className="text-lead text-muted">
            {isHost ? m.tables_cards_none_for_host() : m.tables_cards_none()}
          </p>
        ) : (
          loose.length > 0 && (
            <CardList cards={loose} label={m.tables_cards_in_no_group()} onOpen={onOpen} />
          )
        )}
      </section>
      {groups.map(
        ({ group, ...rest }) =>
          group !== null && <Group key={group} group={group} {...rest} onOpen={onOpen} />,
      )}
      {isHost && isOpen && hasSome && <NewGroup />}
      <TableNotes />
      <SetAside onOpen={onOpen} />
    </div>
  );
};
