import { SelectField } from '#islands/shared/SelectField.tsx';
import { useTable } from '#islands/tables/use-table.ts';
import { peopleAt } from '#lib/tables/selectors.ts';

interface Props {
  /** The id of a person at the table, or `host`. */
  readonly value: string;
  readonly onChange: (person: string) => void;
}

/** Selects the person for whom the host writes and votes. */
export const ProxySelect = ({ value, onChange }: Props) => {
  const { person, state } = useTable();
  const people = peopleAt(state);
  if (people.length === 0) return null;
  return (
    <SelectField
      label="Write and vote for"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden"
      fieldClass="min-w-[9rem] flex-1"
      value={value}
      options={[[person, 'Myself'], ...people.map(({ id, name }) => [id, name] as const)]}
      onPick={onChange}
    />
  );
};
