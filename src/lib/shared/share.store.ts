import { origin } from '#lib/shared/address.browser.ts';
import { printPage, sharePage } from '#lib/shared/share.browser.ts';

/** Prints the open thing. */
export const printThing = printPage;

/**
 * Shares the open page of a thing by the device's own sheet, or copies its link.
 * @param path the address of the open page
 * @returns what to say about it; nothing where the person has seen what happened
 */
export const shareLink = async (title: string, path: string): Promise<string> => {
  const url = new URL(path, origin()).href;
  switch (await sharePage(title, url)) {
    case 'shared':
    case 'cancelled':
      return '';
    case 'copied':
      return 'The link is copied.';
    case 'failed':
      return `Your browser does not allow copying here. The link is ${url}`;
  }
};
