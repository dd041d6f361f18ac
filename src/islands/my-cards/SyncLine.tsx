import { useStore } from '@nanostores/react';

import { $myState, $syncError, type SyncState } from '#lib/my-cards/my-items.store.ts';

const WORDS: Record<SyncState, string> = {
  loading: '',
  synced: '',
  waiting: 'Saved here, not yet everywhere.',
  unreached: 'Offline: changes from other devices may be missing.',
  'refused-storage':
    'This browser keeps nothing on the device. My Cards works while you are online.',
  full: 'Saved here only.',
};

/** The sync state of My Cards, where it needs a message. */
export const SyncLine = ({ className = '' }: { className?: string }) => {
  const state = useStore($myState, { ssr: 'initial' });
  const refusal = useStore($syncError, { ssr: 'initial' });
  return (
    <p className={`text-small text-muted print:hidden ${className}`} role="status">
      {WORDS[state]}
      {state === 'full' && ` ${refusal}`}
    </p>
  );
};
