import { useState } from 'react';

import type { PlacedCard } from '#contract/table-state.ts';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { CardText } from '#islands/tables/CardText.tsx';
import { DotRow, VoteControl } from '#islands/tables/Dots.tsx';
import { NoteForm } from '#islands/tables/NoteForm.tsx';
import { NoteList } from '#islands/tables/NoteList.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { peopleAt } from '#lib/tables/selectors.ts';

/** Text, votes and notes of a card. */
export const CardPanel = ({ placed: { aside, code, face, place } }: { placed: PlacedCard }) => {
  const { cards, isHost, isOpen, person, state } = useTable();
  const [chosen, setChosen] = useState(person);
  const people = peopleAt(state);
  // The selected person may have left; the select then shows the host.
  const forWhom = people.some(({ id }) => id === chosen) ? chosen : person;
  const card = code === undefined ? undefined : cards.get(code);
  const { settings, votes } = state;
  const isLocked = settings.locked && !isHost;
  const what = card?.title ?? 'this card';
  return (
    <div className="grid min-w-0 content-start gap-4">
      {face === 'up' && card && <CardText key={place} card={card} begun={!isHost} />}
      {votes.shown && (
        <p className="flex items-center gap-2 font-semibold">
          Votes:{' '}
          {(votes.totals[place] ?? 0) === 0 ? 'none' : <DotRow count={votes.totals[place] ?? 0} />}
        </p>
      )}
      {isOpen && isHost && people.length > 0 && (
        <SelectField
          label="Write and vote for"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden"
          fieldClass="min-w-[9rem] flex-1"
          value={forWhom}
          options={[[person, 'Myself'], ...people.map(({ id, name }) => [id, name] as const)]}
          onPick={setChosen}
        />
      )}
      {isOpen && !votes.shown && (
        <VoteControl key={forWhom} place={place} voter={forWhom} what={what} isAside={aside} />
      )}
      <NoteList place={place} />
      {isOpen && isLocked && (
        <p className="text-muted">
          The host has locked the table: nobody writes or votes right now.
        </p>
      )}
      {isOpen && !isLocked && (
        <NoteForm
          label="Note"
          button="Add note"
          place={place}
          {...(forWhom !== person && { for: forWhom })}
        />
      )}
      {isOpen && !isLocked && !settings.named && (
        <p className="-mt-2 text-small text-muted">Notes stand here without names.</p>
      )}
    </div>
  );
};
