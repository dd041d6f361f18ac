import type { SyntheticEvent } from 'react';

/**
 * Handler of a dialog's close event. The event is asynchronous: Forward or a second press may have reopened
 * the dialog, which then stays open.
 */
export const onDialogClosed =
  (close: () => void) =>
  ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (!currentTarget.open) close();
  };
