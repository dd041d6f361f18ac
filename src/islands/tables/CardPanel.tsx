import * as m from '#messages';

import type { PlacedCard } from '#contract/table-state.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { ActsFor, useActor } from '#islands/tables/ActsFor.tsx';
import { CardText } from '#islands/tables/CardText.tsx';
import { DotRow, VoteControl } from '#islands/tables/Dots.tsx';
import { AddCardNote } from '#islands/tables/AddNote.tsx';
import { NoteList } from '#islands/tables/NoteList.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { placedName } from '#lib/tables/page-selectors.ts';
import { notesOn } from '#lib/tables/selectors.ts';

/** Text, votes and notes of a card. */
export const CardPanel = ({ placed }: { placed: PlacedCard }) => {
  const { aside, code, face, place } = placed;
  const { cards, isHost, isOpen, state } = useTable();
  const forWhom = useActor();
  const card = code === undefined ? undefined : cards.get(code);
  const { votes } = state;
  const dots = votes.totals[place] ?? 0;
  const what = card?.title ?? placedName(state, placed);
  return (
    <div className="grid min-w-0 content-start gap-4">
      {face === 'up' && card && <CardText key={place} card={card} showsFirstField={!isHost} />}
      {votes.shown && (
        <p className="flex items-center gap-2 font-semibold">
          {dots === 0 ? (
            m.tables_votes_of_it_none()
          ) : (
            <WithNodes text={m.tables_votes_of_it({ votes: SLOT.a })} a={<DotRow count={dots} />} />
          )}
        </p>
      )}
      <ActsFor />
      {isOpen && !votes.shown && (
        <VoteControl key={forWhom} target={place} what={what} isAside={aside} />
      )}
      <NoteList notes={notesOn(state, place)} />
      <AddCardNote place={place} title={card?.title ?? code} />
    </div>
  );
};
