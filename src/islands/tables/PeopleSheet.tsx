import { useId, useState } from 'react';

import { GUEST_NAME_LENGTH } from '#contract/tables-bounds.ts';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { addPerson, sendAction } from '#lib/tables/table-actions.store.ts';
import {
  counted,
  dotsLeft,
  peopleAt,
  screensAt,
  waitingAt,
  type GuestEntry,
} from '#lib/tables/selectors.ts';

const ROW = 'flex flex-wrap items-center justify-between gap-2 border-b border-line py-2';

const Waiting = ({ people }: { people: readonly GuestEntry[] }) => (
  <section className="grid gap-1" aria-label="Waiting to be let in">
    <h3>At the door</h3>
    <ul role="list">
      {people.map(({ id, name, screen }) => (
        <li key={id} className={ROW}>
          <span className="min-w-0 font-semibold wrap-anywhere">{screen ? 'A screen' : name}</span>
          <span className="flex flex-wrap gap-2">
            <button
              type="button"
              className="btn btn-primary"
              aria-label={`Let ${name} in`}
              onClick={() => void sendAction({ kind: 'letIn', guest: id })}
            >
              Let in
            </button>
            <button
              type="button"
              className="btn"
              aria-label={`Turn ${name} away`}
              onClick={() => void sendAction({ kind: 'remove', guest: id })}
            >
              Turn away
            </button>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Removing a person needs a confirmation: it cannot be undone. */
const Remove = ({ id, name }: { id: string; name: string }) => {
  const { isOpen, focusRef, setOpen } = useFocusToggle();
  return isOpen ? (
    <span className="flex flex-wrap gap-2">
      <button
        type="button"
        className="btn btn-error"
        aria-label={`Remove ${name} for good`}
        onClick={() => void sendAction({ kind: 'remove', guest: id })}
      >
        For good
      </button>
      <button ref={focusRef} type="button" className="btn" onClick={() => setOpen(false)}>
        Keep
      </button>
    </span>
  ) : (
    <button
      ref={focusRef}
      type="button"
      className="btn btn-ghost px-3"
      aria-label={`Remove ${name}`}
      onClick={() => setOpen(true)}
    >
      Remove
    </button>
  );
};

const PersonRow = ({ id, name, raised, ready }: GuestEntry) => {
  const { isOpen, state } = useTable();
  const left = dotsLeft(state, id);
  const words = [
    ready ? 'ready' : '',
    state.settings.votes > 0 ? `${counted(left, 'dot')} left` : '',
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
        <span className="flex flex-wrap gap-2">
          {raised && (
            <button
              type="button"
              className="btn chosen"
              aria-label={`Hand up: take ${name}’s hand down`}
              onClick={() => void sendAction({ kind: 'raise', up: false, for: id })}
            >
              Hand up
            </button>
          )}
          <Remove id={id} name={name} />
        </span>
      )}
    </li>
  );
};

const AddPerson = () => {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void addPerson(name.trim()).then((added) => {
          if (added) setName('');
        });
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        Add somebody without a device
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="input max-w-none min-w-[8rem] flex-1"
          value={name}
          required
          maxLength={GUEST_NAME_LENGTH}
          autoComplete="off"
          placeholder="Their name"
          aria-describedby={`${id}-how`}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn">
          Add
        </button>
      </div>
      <p id={`${id}-how`} className="text-small text-muted">
        On each card you can then write and vote for them.
      </p>
    </form>
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
          Nobody has joined yet. Show them the code, or add them yourself.
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
