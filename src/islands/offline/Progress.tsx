import type { Keeping } from '#lib/offline/keep.store.ts';

/** How far the download of the deck is. */
export const Progress = ({ keeping }: { keeping: Extract<Keeping, { status: 'working' }> }) => (
  <progress
    className="progress w-full max-w-[20rem] text-primary"
    aria-label="Keeping the deck on this device"
    max={keeping.total}
    value={keeping.done}
  />
);
