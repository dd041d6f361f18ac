import type { MouseEvent } from 'react';

/** Handler of a link that this page opens itself, unless the click is meant for a new tab. */
export const onPlainClick =
  (open: (event: MouseEvent) => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(event);
  };
