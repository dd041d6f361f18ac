import type { MouseEvent } from 'react';

/** Whether a click is meant for this page and not for a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
