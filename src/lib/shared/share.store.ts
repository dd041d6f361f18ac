import * as m from '#messages';

import { origin } from '#lib/shared/address.browser.ts';
import { sharePage } from '#lib/shared/share.browser.ts';

export { printPage } from '#lib/shared/share.browser.ts';

/**
 * Shares an open page, or copies its link.
 * @returns a message; empty if the share sheet was shown
 */
export const shareLink = async (title: string, path: string): Promise<string> => {
  const url = new URL(path, origin()).href;
  switch (await sharePage(title, url)) {
    case 'shared':
    case 'cancelled':
      return '';
    case 'copied':
      return m.shared_link_copied();
    case 'failed':
      return m.shared_copying_refused({ url });
  }
};
