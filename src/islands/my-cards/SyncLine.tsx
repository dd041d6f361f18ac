import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { $myState, $syncError, type SyncState } from '#lib/my-cards/my-items.store.ts';

const wordsOf = (state: SyncState, refusal: string): string => {
  switch (state) {
    case 'loading':
    case 'synced':
      return '';
    case 'waiting':
      return m.my_cards_sync_waiting();
    case 'unreached':
      return m.my_cards_sync_offline();
    case 'refused-storage':
      return m.my_cards_sync_no_storage();
    case 'full':
      return m.my_cards_sync_full({ reason: refusal });
  }
};

/** The sync state of My Cards, where it needs a message. */
export const SyncLine = ({ className = '' }: { className?: string }) => {
  const state = useStore($myState, { ssr: 'initial' });
  const refusal = useStore($syncError, { ssr: 'initial' });
  return (
    <p className={`text-small text-muted print:hidden ${className}`} role="status">
      {wordsOf(state, refusal)}
    </p>
  );
};
