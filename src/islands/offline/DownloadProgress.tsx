import * as m from '#messages';

import type { KeptDeckState } from '#lib/offline/kept-deck.store.ts';

export const DownloadProgress = ({
  keeping,
}: {
  keeping: Extract<KeptDeckState, { status: 'working' }>;
}) => (
  <progress
    className="progress w-full max-w-[20rem] text-primary"
    aria-label={m.offline_keeping()}
    max={keeping.total}
    value={keeping.done}
  />
);
