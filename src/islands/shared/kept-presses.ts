declare global {
  interface Window {
    /** Buttons, forms and links to other languages used before their scripts run; the head's script queues them. */
    keptPresses?: Set<HTMLElement>;
  }
}

/** Enables input after hydration, and replays the input queued before it. */
export const doKeptPresses = (): void => {
  const { dataset } = document.documentElement;
  if (!window.keptPresses || !('first' in dataset)) return;
  delete dataset['first'];
  for (const used of window.keptPresses) {
    delete used.dataset['pressed'];
    if (!used.isConnected) continue;
    if (used instanceof HTMLFormElement) used.requestSubmit();
    else used.click();
  }
  window.keptPresses.clear();
};
