import { useEffect, useState } from 'react';

import type { PostPreview } from '#islands/captions/PostPreview.tsx';
import type { RecentCaption } from '#lib/captions/captions.ts';

interface Props {
  readonly text: RecentCaption | undefined;
  /** Whether a caption is there or under way. */
  readonly wanted: boolean;
}

/** The preview, loaded when there is something to show. Where it cannot be, the text has to do. */
export const LazyPreview = ({ text, wanted }: Props) => {
  const [loaded, setLoaded] = useState<{ readonly PostPreview: typeof PostPreview }>();
  useEffect(() => {
    if (wanted) import('#islands/captions/PostPreview.tsx').then(setLoaded).catch(() => {});
  }, [wanted]);
  return text && loaded ? <loaded.PostPreview {...text} /> : null;
};
