/** The record that a shared link leads to. */
import { atom } from 'nanostores';

import * as m from '#messages';

import type { TableRecord } from '#contract/table-record.ts';
import { currentFragment, onFragmentChange } from '#lib/shared/fragment.browser.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { loadRecord } from '#lib/tables/record.store.ts';

/** State of the page of a shared record (behaviour/tables.md, 'Record'). */
export type SharedRecordPage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly token: string; readonly record: TableRecord };

export const $sharedRecord = atom<SharedRecordPage>({ status: 'loading' });

/** Loads the record of the address; the token is in the fragment, which no server's log holds. */
export const showSharedRecord = async (): Promise<void> => {
  const token = currentFragment().slice(1);
  if (token === '') {
    $sharedRecord.set({ status: 'failed', message: m.record_link_dead() });
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
