import { useId, type ComponentProps } from 'react';

interface Props extends ComponentProps<'select'> {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onPick: (value: string) => void;
  readonly fieldClass?: string;
}

/** A select with its label above it. */
export const SelectField = ({
  label,
  options,
  onPick,
  className = 'grid gap-1',
  fieldClass = 'w-full max-w-none',
  ...select
}: Props) => {
  const id = useId();
  return (
    <div className={className}>
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`select ${fieldClass}`}
        onChange={(event) => onPick(event.target.value)}
        {...select}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
