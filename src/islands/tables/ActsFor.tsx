import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { SelectField } from '#islands/shared/SelectField.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { $actsFor, withoutDevice } from '#lib/tables/acts-for.store.ts';
import { peopleAt } from '#lib/tables/selectors.ts';

/** The person who writes and votes: this browser's, or the one for whom the host has chosen to act. */
export const useActor = (): string => {
  const { isHost, person, state } = useTable();
  const chosen = useStore($actsFor, { ssr: 'initial' });
  // The chosen person may have left.
  const isThere = isHost && withoutDevice(peopleAt(state)).some(({ id }) => id === chosen);
  return isThere ? chosen : person;
};

/** The host's choice of the person for whom to write and vote, if there are any without a device. */
export const ActsFor = () => {
  const { isHost, isOpen, person, state } = useTable();
  const actor = useActor();
  const people = isHost && isOpen ? withoutDevice(peopleAt(state)) : [];
  if (people.length === 0) return null;
  return (
    <SelectField
      label={m.tables_acts_for()}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden"
      fieldClass="min-w-[9rem] flex-1"
      value={actor}
      options={[
        [person, m.tables_acts_for_myself()],
        ...people.map(({ id, name }) => [id, name] as const),
      ]}
      onPick={(id) => $actsFor.set(id)}
    />
  );
};
