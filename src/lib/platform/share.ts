/** Whether this browser can hand a text to another app. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the browser's own sharing. Whoever closes it again has changed their mind: no failure. */
export const shareText = async (text: string): Promise<void> => {
  try {
    await navigator.share({ text });
  } catch {
    // Closed, or nothing to share with; the text is on the clipboard already.
  }
};
