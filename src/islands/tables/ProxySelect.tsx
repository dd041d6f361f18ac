import { useId } from 'react';

import { useTable } from '#islands/tables/use-table.ts';
import { peopleAt } from '#lib/tables/selectors.ts';

interface Props {
  /** The id of a person at the table, or `host`. */
  readonly value: string;
  readonly onChange: (person: string) => void;
}

/** Selects the person for whom the host writes and votes. */
export const ProxySelect = ({ value, onChange }: Props) => {
  const id = useId();
  const { person, state } = useTable();
  const people = peopleAt(state);
  if (people.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <label className="text-small font-semibold" htmlFor={id}>
        Write and vote for
      </label>
      <select
        id={id}
        className="select min-w-[9rem] flex-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value={person}>Myself</option>
        {people.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name}
          </option>
        ))}
      </select>
    </div>
  );
};
