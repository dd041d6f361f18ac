import { useId, useState } from 'react';

import type { PlacedCard } from '#contract/table-state.ts';
import { GroupNameForm } from '#islands/tables/GroupName.tsx';
import { TurnButton } from '#islands/tables/TurnButton.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { sendAction, makeGroup } from '#lib/tables/table-actions.store.ts';
import { endOf, groupsOn, neighbourIndex } from '#lib/tables/selectors.ts';

interface Props {
  readonly placed: PlacedCard;
  /** Called after a change of the spotlight. */
  readonly onDone: () => void;
}

/** Option value of a new group. */
const NEW = 'new';

/** Controls for a card's group and its order there. */
const Moves = ({ placed }: { placed: PlacedCard }) => {
  const id = useId();
  const { state } = useTable();
  const [isNaming, setNaming] = useState(false);
  const { group, place } = placed;
  const moveTo = (to: string | null) =>
    void sendAction({ kind: 'move', place, group: to, index: endOf(state, to, place) });
  const shift = (by: 1 | -1) => {
    const index = neighbourIndex(state, placed, by);
    if (index !== undefined) void sendAction({ kind: 'move', place, group, index });
  };
  if (isNaming)
    return (
      <GroupNameForm
        label="Name of the new group"
        name=""
        button="Move there"
        onName={(name) => {
          setNaming(false);
          void makeGroup(name).then((made) => {
            if (made !== undefined) moveTo(made);
          });
        }}
        onCancel={() => setNaming(false)}
      />
    );
  return (
    <div className="grid grid-cols-2 gap-2">
      <label className="col-span-2 -mb-1 text-small font-semibold" htmlFor={id}>
        Group
      </label>
      <select
        id={id}
        className="select col-span-2 w-full max-w-none"
        value={group ?? ''}
        onChange={({ target: { value } }) => {
          if (value === NEW) setNaming(true);
          else moveTo(value === '' ? null : value);
        }}
      >
        {groupsOn(state).map((each) => (
          <option key={each.group ?? ''} value={each.group ?? ''}>
            {each.group === null ? 'In no group' : each.name}
          </option>
        ))}
        <option value={NEW}>New group…</option>
      </select>
      <button
        type="button"
        className="btn"
        disabled={neighbourIndex(state, placed, -1) === undefined}
        onClick={() => shift(-1)}
      >
        Earlier
      </button>
      <button
        type="button"
        className="btn"
        disabled={neighbourIndex(state, placed, 1) === undefined}
        onClick={() => shift(1)}
      >
        Later
      </button>
    </div>
  );
};

/** The host's tools for a card: spotlight, turn, set aside, group. */
export const CardTools = ({ placed, onDone }: Props) => {
  const { state } = useTable();
  const { aside, place } = placed;
  const isSpotlit = state.light === place;
  return (
    <div className="grid gap-4 print:hidden">
      <div className="grid grid-cols-2 gap-2">
        <button
          type="button"
          className="btn btn-primary col-span-2"
          onClick={() => {
            void sendAction({ kind: 'light', place: isSpotlit ? null : place });
            onDone();
          }}
        >
          {isSpotlit ? 'Light off' : 'Put in the light'}
        </button>
        <TurnButton placed={placed} />
        <button
          type="button"
          className="btn-wrap btn px-3"
          onClick={() => void sendAction({ kind: 'aside', place, aside: !aside })}
        >
          {aside ? 'Back on the table' : 'Set aside'}
        </button>
      </div>
      {!aside && <Moves placed={placed} />}
    </div>
  );
};
