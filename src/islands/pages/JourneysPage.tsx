import * as m from '#messages';

import { Journeys } from '#islands/journeys/Journeys.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { loadMy } from '#lib/my-cards/my-load.store.ts';

const Unloaded = ({ onClose }: { onClose: () => void }) => (
  <div className="notice" role="alert">
    <p>{m.journeys_table_unloaded()}</p>
    <Button onClick={onClose}>{m.journeys_show_cards()}</Button>
  </div>
);

const Table = lazyWithFallback(
  () =>
    Promise.all([import('#islands/pages/LaidOut.tsx'), loadMy()]).then(([{ LaidOut }]) => LaidOut),
  Unloaded,
);

export const JourneysPage = () => <Journeys Table={Table} />;
