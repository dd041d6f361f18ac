/** What became of a wish to share. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a page by the device's own sheet, or copies its address where there is none. */
export const sharePage = async (title: string, path: string): Promise<Shared> => {
  const url = new URL(path, location.origin).href;
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
