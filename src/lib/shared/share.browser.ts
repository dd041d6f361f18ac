type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a page with the Web Share API, else copies its address. */
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

export const printPage = (): void => window.print();

/** Whether the Web Share API is available. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the share sheet; dismissing it is no failure. */
export const shareText = async (text: string): Promise<void> => {
  try {
    await navigator.share({ text });
  } catch {
    // Dismissed or failed; the text is already on the clipboard.
  }
};
