import { useStore } from '@nanostores/react';

import { $myState, $refusal, type MyState } from '#lib/my-cards/my-items.store.ts';

const WORDS: Record<MyState, string> = {
  loading: '',
  synced: '',
  waiting: 'Saved here, not yet everywhere.',
  unreached: 'No answer just now: what other devices have kept since may be missing.',
  'refused-storage':
    'This browser keeps nothing on the device. My Cards works while you are online.',
  full: 'Saved here only.',
};

/** Where My Cards stands, where there is something to say. */
export const SyncLine = ({ className = '' }: { className?: string }) => {
  const state = useStore($myState, { ssr: 'initial' });
  const refusal = useStore($refusal, { ssr: 'initial' });
  return (
    <p className={`text-small text-muted print:hidden ${className}`} role="status">
      {WORDS[state]}
      {state === 'full' && ` ${refusal}`}
    </p>
  );
};
