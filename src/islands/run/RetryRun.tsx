import { useState, type ComponentProps } from 'react';

import * as m from '#messages';

import type { RunView } from '#islands/run/RunView.tsx';
import { Failed } from '#islands/shared/States.tsx';

/** In place of a run that could not be loaded, until a retry has loaded it. */
export const RetryRun = (props: ComponentProps<typeof RunView>) => {
  const [Loaded, setLoaded] = useState<typeof RunView>();
  const retry = (): void =>
    void import('#islands/run/RunView.tsx').then(
      (part) => setLoaded(() => part.RunView),
      () => undefined,
    );
  if (Loaded) return <Loaded {...props} />;
  return <Failed message={m.run_not_loaded()} onRetry={retry} />;
};
