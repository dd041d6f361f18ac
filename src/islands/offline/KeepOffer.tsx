import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { DownloadProgress } from '#islands/offline/DownloadProgress.tsx';
import {
  $keptDeck,
  $offered,
  declineOffer,
  keepDeck,
  readKeptDeck,
  stopKeeping,
} from '#lib/offline/kept-deck.store.ts';
import { readableSize } from '#lib/offline/offline.ts';

/** One-time offer to download the deck, after the first scan. */
export const KeepOffer = () => {
  const keeping = useStore($keptDeck, { ssr: 'initial' });
  const offered = useStore($offered, { ssr: 'initial' });
  useEffect(readKeptDeck, []);
  if (!offered) return null;
  const { status } = keeping;
  return (
    <aside
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-small bg-line px-4 py-2 text-small"
      aria-label="Without a network"
    >
      <p className="py-2" role="status">
        {status === 'kept' && `The deck is on this device: ${readableSize(keeping.bytes)}.`}
        {status === 'working' && 'On its way to this device…'}
        {status === 'failed' && keeping.message}
        {(status === 'none' || status === 'unknown') &&
          'No network where you meet? Keep the deck on this device.'}
      </p>
      {status === 'working' && (
        <>
          <DownloadProgress keeping={keeping} />
          <button
            type="button"
            className="min-h-[2.75rem] cursor-pointer underline"
            onClick={stopKeeping}
          >
            Stop
          </button>
        </>
      )}
      {(status === 'none' || status === 'failed') && (
        <p className="flex gap-x-4">
          <button
            type="button"
            className="min-h-[2.75rem] cursor-pointer font-bold underline"
            onClick={() => void keepDeck()}
          >
            Keep it
          </button>
          <button
            type="button"
            className="min-h-[2.75rem] cursor-pointer underline"
            onClick={declineOffer}
          >
            Not now
          </button>
        </p>
      )}
    </aside>
  );
};
