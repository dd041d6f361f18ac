import { useId, type ComponentProps, type ReactNode } from 'react';

/** Classes of the label of a field or group. */
export const LABEL = 'font-display text-base/[1.2]';

export const Choices = ({
  label,
  role,
  children,
}: {
  label: string;
  role: 'group' | 'radiogroup';
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2" role={role} aria-labelledby={id}>
      <p id={id} className={LABEL}>
        {label}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
};

export const Choice = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="choice relative inline-flex cursor-pointer">
    <input className="peer absolute inset-0 size-full cursor-pointer opacity-0" {...input} />
    <span className="inline-flex min-h-[2.75rem] max-w-full items-center rounded-pill wrap-anywhere border-2 border-line-strong bg-surface px-[0.8rem] py-1 [line-height:1.2] font-semibold peer-checked:border-fg peer-checked:chosen peer-hover:border-fg peer-focus-visible:ring-focus">
      {children}
    </span>
  </label>
);

interface Props<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A radio group whose options are all visible. */
export const ChoiceGroup = <Value extends string>({
  label,
  values,
  names,
  chosen,
  onChoose,
}: Props<Value>) => {
  const name = useId();
  return (
    <Choices role="radiogroup" label={label}>
      {values.map((value) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        >
          {names[value]}
        </Choice>
      ))}
    </Choices>
  );
};
