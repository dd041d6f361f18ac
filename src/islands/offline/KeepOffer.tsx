import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

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
      aria-label={m.offline_without_network()}
    >
      <p className="py-2" role="status">
        {status === 'kept' && m.offline_kept({ size: readableSize(keeping.bytes) })}
        {status === 'working' && m.offline_on_its_way()}
        {status === 'failed' && keeping.message}
        {(status === 'none' || status === 'unknown') && m.offline_offer()}
      </p>
      {status === 'working' && (
        <>
          <DownloadProgress keeping={keeping} />
          <button
            type="button"
            className="min-h-[2.75rem] cursor-pointer underline"
            onClick={stopKeeping}
          >
            {m.offline_stop()}
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
            {m.offline_keep_it()}
          </button>
          <button
            type="button"
            className="min-h-[2.75rem] cursor-pointer underline"
            onClick={declineOffer}
          >
            {m.offline_not_now()}
          </button>
        </p>
      )}
    </aside>
  );
};
