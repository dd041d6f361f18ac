import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { Form } from '#islands/shared/Form.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'defaultValue' | 'onSubmit' | 'value'> {
  readonly label: string;
  /** The text to begin with. */
  readonly initial?: string | (() => string);
  readonly onType?: () => void;
  /** Receives the text; the field is cleared where it returns true. */
  readonly onSend: (text: string) => boolean | Promise<boolean> | void;
  /** The buttons beside the field. */
  readonly children: ReactNode;
  /** Why the text was not taken. */
  readonly hint?: string;
  readonly formClass?: string;
}

/** A form of one field, with its buttons in the same line where there is room. */
export const LineForm = ({
  label,
  initial = '',
  onType,
  onSend,
  children,
  hint,
  formClass = '',
  className = '',
  ...input
}: Props) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const [text, setText] = useState(initial);
  const send = async (): Promise<void> => {
    // Keeps what was typed while the text was sent.
    if (await onSend(text)) setText((typed) => (typed === text ? '' : typed));
  };
  return (
    <Form
      className={`grid gap-1 ${formClass}`}
      noValidate={hint !== undefined}
      onSend={() => send()}
    >
      <label className="text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className={`input flex-1 ${className}`}
          value={text}
          autoComplete="off"
          aria-describedby={hintId}
          onChange={(event) => {
            setText(event.target.value);
            onType?.();
          }}
          {...input}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="font-semibold text-danger empty:hidden" role="status">
          {hint}
        </p>
      )}
    </Form>
  );
};
