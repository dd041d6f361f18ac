import { useId, useRef } from 'react';

import * as m from '#messages';

import { GUEST_NAME_LENGTH } from '#contract/tables-bounds.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Confirm } from '#islands/shared/Confirm.tsx';
import { LineForm } from '#islands/shared/LineForm.tsx';
import { BottomSheet } from '#islands/tables/BottomSheet.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { addPerson, sendAction } from '#lib/tables/table-actions.store.ts';
import { peopleAt, screensAt, waitingAt, type GuestEntry } from '#lib/tables/selectors.ts';
import { dotsUsed } from '#lib/tables/votes.ts';

const ROW = 'flex flex-wrap items-center justify-between gap-2 border-b border-line py-2';

/** Turning a person away needs a confirmation: they cannot ask again. */
const TurnAway = ({ id, name }: { id: string; name: string }) => (
  <Confirm
    ask={m.tables_people_turn_away()}
    name={m.tables_people_turn_away_named({ name })}
    yes={m.tables_people_turn_away()}
    yesName={m.tables_people_turn_away_for_good({ name })}
    no={m.tables_people_cancel()}
    onYes={() => void sendAction({ kind: 'remove', guest: id })}
  >
    {m.tables_people_turn_away_ask({ name })}
  </Confirm>
);

const Waiting = ({ people }: { people: readonly GuestEntry[] }) => (
  <section className="grid gap-1" aria-label={m.tables_waiting()}>
    <h3>{m.tables_people_at_door()}</h3>
    <ul role="list">
      {people.map(({ id, name, screen }) => (
        <li key={id} className={ROW}>
          <span className="min-w-0 font-semibold wrap-anywhere">
            {screen ? m.tables_people_a_screen() : name}
          </span>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              primary
              aria-label={m.tables_people_let_in_named({ name })}
              onClick={() => void sendAction({ kind: 'letIn', guest: id })}
            >
              {m.tables_people_let_in()}
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
    ask={m.tables_people_remove()}
    name={m.tables_people_remove_named({ name })}
    className="btn-ghost px-3"
    yes={m.tables_people_remove()}
    yesName={m.tables_people_remove_named({ name })}
    no={m.tables_people_cancel()}
    onYes={() => void sendAction({ kind: 'remove', guest: id })}
  >
    {m.tables_people_remove_ask({ name })}
  </Confirm>
);

const PersonRow = ({ added, id, name, raised, ready }: GuestEntry) => {
  const { isOpen, state } = useTable();
  const given = dotsUsed(state, id);
  const words = [
    added ? m.tables_people_no_device() : '',
    ready ? m.tables_people_is_ready() : '',
    given > 0 ? m.tables_people_votes_given({ count: given }) : '',
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
              aria-label={m.tables_people_hand_down({ name })}
              onClick={() => void sendAction({ kind: 'raise', up: false, for: id })}
            >
              {m.tables_people_hand_up()}
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
        label={m.tables_people_add_label()}
        className="max-w-none min-w-[8rem]"
        required
        maxLength={GUEST_NAME_LENGTH}
        placeholder={m.tables_people_add_name()}
        aria-describedby={id}
        onSend={add}
      >
        <Button type="submit">{m.tables_people_add()}</Button>
      </LineForm>
      <p id={id} className="text-small text-muted">
        {m.tables_people_add_what()}
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
    <BottomSheet title={m.tables_people()} onClose={onClose}>
      {isOpen && waiting.length > 0 && <Waiting people={waiting} />}
      {people.length === 0 ? (
        <p className="text-muted">{m.tables_people_none()}</p>
      ) : (
        <ul role="list" aria-label={m.tables_people_at_table()}>
          {people.map((person) => (
            <PersonRow key={person.id} {...person} />
          ))}
        </ul>
      )}
      {isOpen && <AddPerson />}
      {screens.length > 0 && (
        <section aria-label={m.tables_people_screens()}>
          <h3>{m.tables_people_screens()}</h3>
          <ul role="list">
            {screens.map(({ id }, at) => (
              <li key={id} className={ROW}>
                {m.tables_people_screen({ number: at + 1 })}
                {isOpen && (
                  <Remove id={id} name={m.tables_people_screen_name({ number: at + 1 })} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </BottomSheet>
  );
};
