declare global {
  interface Window {
    /** Buttons and forms that were used before they could work; the script in the page's head keeps them. */
    keptPresses?: Set<HTMLElement>;
  }
}

/** Ends the quiet of buttons once they can work, and does what was pressed before. */
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
