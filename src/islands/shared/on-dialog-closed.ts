import type { SyntheticEvent } from 'react';

/**
 * What a dialog does once it is closed. The event of its closing comes a moment later, when Forward or a second
 * press may have opened it again: that one stays.
 */
export const onDialogClosed =
  (close: () => void) =>
  ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (!currentTarget.open) close();
  };
