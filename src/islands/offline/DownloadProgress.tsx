import type { KeptDeckState } from '#lib/offline/kept-deck.store.ts';

export const DownloadProgress = ({
  keeping,
}: {
  keeping: Extract<KeptDeckState, { status: 'working' }>;
}) => (
  <progress
    className="progress w-full max-w-[20rem] text-primary"
    aria-label="Keeping the deck on this device"
    max={keeping.total}
    value={keeping.done}
  />
);
