import { sharePage, type Shared } from '#lib/shared/share.browser.ts';

/** What is said after a wish to share. */
const WORDS: Record<Shared, string> = {
  shared: '',
  cancelled: '',
  copied: 'The link is copied.',
  failed: 'Your browser lets nobody copy from here. The address bar has the link.',
};

/**
 * Shares the open page of a thing by the device's own sheet, or copies its link.
 * @param path the address of the open page
 * @returns what to say about it; nothing where the person has seen what happened
 */
export const shareLink = async (title: string, path: string): Promise<string> =>
  WORDS[await sharePage(title, path)];
