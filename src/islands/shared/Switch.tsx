import type { ReactNode } from 'react';

interface Props {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  readonly className: string;
  readonly disabled?: boolean;
}

/** A setting that is on or off. */
export const Switch = ({ isOn, onChange, children, className, disabled = false }: Props) => (
  <label
    className={`flex min-h-[2.75rem] cursor-pointer items-center wrap-anywhere has-focus-visible:ring-focus ${className}`}
  >
    <input
      className="toggle flex-none rounded-pill border-line-strong text-line-strong outline-none [--size:1.75rem] before:rounded-pill checked:border-fg checked:chosen"
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {children}
  </label>
);
