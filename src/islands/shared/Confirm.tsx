import { useId, type ReactNode } from 'react';

import { Button } from '#islands/shared/Button.tsx';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';

interface Props {
  /** Label of the button that asks. */
  readonly ask: string;
  /** Its accessible name, if not its label. */
  readonly name?: string;
  /** Classes of that button. */
  readonly className?: string;
  /** The question. */
  readonly children: ReactNode;
  readonly yes: string;
  /** Its accessible name, if not its label. */
  readonly yesName?: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** A button that asks before it does what cannot be undone. */
export const Confirm = ({ ask, name, className, children, yes, yesName, no, onYes }: Props) => {
  const question = useId();
  const { isOpen, focusRef, setOpen } = useFocusToggle();
  return isOpen ? (
    <>
      <p id={question} className="wrap-anywhere">
        {children}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          className="btn-error"
          aria-label={yesName}
          aria-describedby={question}
          onClick={onYes}
        >
          {yes}
        </Button>
        <Button ref={focusRef} aria-describedby={question} onClick={() => setOpen(false)}>
          {no}
        </Button>
      </div>
    </>
  ) : (
    <Button ref={focusRef} className={className} aria-label={name} onClick={() => setOpen(true)}>
      {ask}
    </Button>
  );
};
