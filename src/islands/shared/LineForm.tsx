import { useId, type ComponentProps, type ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  readonly label: string;
  readonly onText?: (text: string) => void;
  readonly onSubmit: () => void;
  /** The buttons beside the field. */
  readonly children: ReactNode;
  /** A sentence below the field, which it describes. */
  readonly note?: string;
  /** Why the text was not taken. */
  readonly hint?: string;
  readonly formClass?: string;
}

/** A form of one field, with its buttons in the same line where there is room. */
export const LineForm = ({
  label,
  onText,
  onSubmit,
  children,
  note,
  hint,
  formClass = '',
  className = '',
  ...input
}: Props) => {
  const id = useId();
  const words = note ?? hint;
  return (
    <form
      className={`grid gap-1 ${formClass}`}
      noValidate={hint !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className={`input flex-1 ${className}`}
          autoComplete="off"
          aria-describedby={words === undefined ? undefined : `${id}-words`}
          onChange={(event) => onText?.(event.target.value)}
          {...input}
        />
        {children}
      </div>
      {words !== undefined && (
        <p
          id={`${id}-words`}
          className={
            note === undefined ? 'font-semibold text-danger empty:hidden' : 'text-small text-muted'
          }
          role={note === undefined ? 'status' : undefined}
        >
          {words}
        </p>
      )}
    </form>
  );
};
