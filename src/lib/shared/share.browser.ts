/** What became of a wish to share. */
type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a page by the device's own sheet, or copies its address where there is none. */
export const sharePage = async (title: string, url: string): Promise<Shared> => {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
};

/** Opens the browser's print dialog. */
export const printPage = (): void => window.print();

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
