import { useId } from 'react';

interface Props<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One choice out of a few, all in sight. */
export const ChoiceGroup = <Value extends string>({
  label,
  name,
  values,
  names,
  chosen,
  onChoose,
}: Props<Value>) => {
  const id = useId();
  return (
    <div className="choice-group" role="radiogroup" aria-labelledby={id}>
      <p id={id} className="choice-label">
        {label}
      </p>
      <div className="choices">
        {values.map((value) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{names[value]}</span>
          </label>
        ))}
      </div>
    </div>
  );
};
