import { useStore } from '@nanostores/react';

import { Progress } from '#islands/offline/Progress.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import {
  $keeping,
  keepDeck,
  recallKeeping,
  removeDeck,
  stopKeeping,
} from '#lib/offline/keep.store.ts';
import { readableSize } from '#lib/offline/offline.ts';

/** The deck on this device: kept, taken off again, and how large it is. */
export const KeptDeck = () => {
  useWhenSignedIn(recallKeeping);
  const keeping = useStore($keeping, { ssr: 'initial' });
  const { status } = keeping;
  return (
    <section
      className="grid justify-items-start gap-4 rule pt-5"
      aria-labelledby="settings-offline"
    >
      <h2 className="text-h3" id="settings-offline">
        Without a network
      </h2>
      <p>
        Basements and trains have no network. Keep the deck on this device, and you read every card,
        exercise, article, journey and recipe without one. It goes when you sign out.
      </p>
      <p className="empty:hidden font-semibold" role="status">
        {status === 'kept' && `The deck is on this device: ${readableSize(keeping.bytes)}.`}
        {status === 'working' && 'On its way to this device…'}
      </p>
      {status === 'working' && <Progress keeping={keeping} />}
      {status === 'failed' && (
        <p className="boxed border-danger font-semibold text-danger" role="alert">
          {keeping.message}
        </p>
      )}
      {status === 'kept' && (
        <button type="button" className="btn" onClick={() => void removeDeck()}>
          Remove it
        </button>
      )}
      {status === 'working' && (
        <button type="button" className="btn" onClick={stopKeeping}>
          Stop
        </button>
      )}
      {status !== 'kept' && status !== 'working' && (
        <button
          type="button"
          className="btn"
          disabled={status === 'unknown'}
          onClick={() => void keepDeck()}
        >
          Keep the deck on this device
        </button>
      )}
    </section>
  );
};
