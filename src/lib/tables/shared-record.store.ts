/** The record that a shared link leads to. */
import { atom } from 'nanostores';

import type { TableRecord } from '#contract/table-record.ts';
import { currentFragment, onFragmentChange } from '#lib/shared/fragment.browser.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { loadRecord } from '#lib/tables/record.store.ts';

/** State of the page of a shared record (behaviour/tables.md, 'Record'). */
export type SharedRecordPage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly token: string; readonly record: TableRecord };

/** The server's words for a link that has ended. */
const NO_LINK = 'This link does not work. It may have ended.';

export const $sharedRecord = atom<SharedRecordPage>({ status: 'loading' });

/** Loads the record of the address; the token is in the fragment, which no server's log holds. */
export const showSharedRecord = async (): Promise<void> => {
  const token = currentFragment().slice(1);
  if (token === '') {
    $sharedRecord.set({ status: 'failed', message: NO_LINK });
    return;
  }
  try {
    const answer = await loadRecord({ token });
    $sharedRecord.set(
      answer.ok
        ? { status: 'ready', token, record: answer.record }
        : { status: 'failed', message: answer.message },
    );
  } catch {
    // The answer is no record, as from a captive portal.
    $sharedRecord.set({ status: 'failed', message: NETWORK_ERROR });
  }
};

export const startSharedRecord = (): void => {
  onFragmentChange(() => void showSharedRecord());
  void showSharedRecord();
};
