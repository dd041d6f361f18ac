import { useEffect, useState } from 'react';

import type { PostPreview } from '#islands/captions/PostPreview.tsx';
import type { RecentCaption } from '#lib/captions/captions.ts';

interface Props {
  readonly text: RecentCaption | undefined;
  /** Whether a caption exists or is loading. */
  readonly wanted: boolean;
}

/** The preview, loaded on demand; left out where loading fails. */
export const LazyPreview = ({ text, wanted }: Props) => {
  const [loaded, setLoaded] = useState<{ readonly PostPreview: typeof PostPreview }>();
  useEffect(() => {
    if (wanted) import('#islands/captions/PostPreview.tsx').then(setLoaded).catch(() => {});
  }, [wanted]);
  return text && loaded ? <loaded.PostPreview {...text} /> : null;
};
