import { useId, useRef } from 'react';

import { GUEST_NAME_LENGTH } from '#contract/tables-bounds.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { addPerson, sendAction } from '#lib/tables/table-actions.store.ts';
import { counted } from '#lib/shared/text.ts';
import { peopleAt, screensAt, waitingAt, type GuestEntry } from '#lib/tables/selectors.ts';
import { dotsUsed } from '#lib/tables/votes.ts';

const ROW = 'flex flex-wrap items-center justify-between gap-2 border-b border-line py-2';

/** Turning a person away needs a confirmation: they cannot ask again. */
const TurnAway = ({ id, name }: { id: string; name: string }) => (
  <Confirm
    ask="Turn away"
    name={`Turn away ${name}`}
    yes="Turn away"
    yesName={`Turn away ${name} for good`}
    no="Cancel"
    onYes={() => void sendAction({ kind: 'remove', guest: id })}
  >
    Turn {name} away?
  </Confirm>
);

const Waiting = ({ people }: { people: readonly GuestEntry[] }) => (
  <section className="grid gap-1" aria-label="Waiting to be let in">
    <h3>At the door</h3>
    <ul role="list">
      {people.map(({ id, name, screen }) => (
        <li key={id} className={ROW}>
          <span className="min-w-0 font-semibold wrap-anywhere">{screen ? 'A screen' : name}</span>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              primary
              aria-label={`Let in ${name}`}
              onClick={() => void sendAction({ kind: 'letIn', guest: id })}
            >
              Let in
            </Button>
            <TurnAway id={id} name={name} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** Removing a person needs a confirmation: it cannot be undone. */
const Remove = ({ id, name }: { id: string; name: string }) => (
  <Confirm
    ask="Remove"
    name={`Remove ${name}`}
    className="btn-ghost px-3"
    yes="Remove"
    yesName={`Remove ${name}`}
    no="Cancel"
    onYes={() => void sendAction({ kind: 'remove', guest: id })}
  >
    Remove {name}?
  </Confirm>
);

const PersonRow = ({ added, id, name, raised, ready }: GuestEntry) => {
  const { isOpen, state } = useTable();
  const given = dotsUsed(state, id);
  const words = [
    added ? 'no device' : '',
    ready ? 'ready' : '',
    given > 0 ? `${counted(given, 'vote')} given` : '',
  ];
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        <b>{name}</b>{' '}
        <span className="text-small text-muted">
          {words.filter((word) => word !== '').join(', ')}
        </span>
      </span>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-2">
          {raised && (
            <Button
              className="chosen"
              aria-label={`Hand up: take ${name}’s hand down`}
              onClick={() => void sendAction({ kind: 'raise', up: false, for: id })}
            >
              Hand up
            </Button>
          )}
          <Remove id={id} name={name} />
        </div>
      )}
    </li>
  );
};

const AddPerson = () => {
  const id = useId();
  const isAdding = useRef(false);
  const add = async (name: string): Promise<boolean> => {
    // A second Enter would add them twice.
    if (isAdding.current) return false;
    isAdding.current = true;
    const isAdded = await addPerson(name.trim());
    isAdding.current = false;
    return isAdded;
  };
  return (
    <div className="grid gap-1">
      <LineForm
        label="Add somebody without a device"
        className="max-w-none min-w-[8rem]"
        required
        maxLength={GUEST_NAME_LENGTH}
        placeholder="Their name"
        aria-describedby={id}
        onSend={add}
      >
        <Button type="submit">Add</Button>
      </LineForm>
      <p id={id} className="text-small text-muted">
        You can then write and vote for them.
      </p>
    </div>
  );
};

/** Participants, guests that wait for admission, and screens. */
export const PeopleSheet = ({ onClose }: { onClose: () => void }) => {
  const { isOpen, state } = useTable();
  const people = peopleAt(state);
  const waiting = waitingAt(state);
  const screens = screensAt(state);
  return (
    <BottomSheet title="People" onClose={onClose}>
      {isOpen && waiting.length > 0 && <Waiting people={waiting} />}
      {people.length === 0 ? (
        <p className="text-muted">
          Nobody has joined yet. The code for them is under “Table”. Or add them yourself.
        </p>
      ) : (
        <ul role="list" aria-label="At the table">
          {people.map((person) => (
            <PersonRow key={person.id} {...person} />
          ))}
        </ul>
      )}
      {isOpen && <AddPerson />}
      {screens.length > 0 && (
        <section aria-label="Screens">
          <h3>Screens</h3>
          <ul role="list">
            {screens.map(({ id }, at) => (
              <li key={id} className={ROW}>
                Screen {at + 1}
                {isOpen && <Remove id={id} name={`screen ${at + 1}`} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </BottomSheet>
  );
};
