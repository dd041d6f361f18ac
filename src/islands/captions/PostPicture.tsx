import { useState, type ComponentType } from 'react';

import type { PostPictureProps } from '#islands/captions/PicturePanel.tsx';
import { FoldSign } from '#islands/shared/FoldSign.tsx';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';

const NoPanel = () => (
  <p className="pb-5 font-semibold text-danger" role="alert">
    {NETWORK_ERROR}
  </p>
);

/** A picture to post with the caption. Its renderer loads when the section is opened. */
export const PostPicture = (props: PostPictureProps) => {
  const [Panel, setPanel] = useState<ComponentType<PostPictureProps>>();
  /** Reopening the section retries a failed load. */
  const load = async (): Promise<void> => {
    try {
      const { PicturePanel } = await import('#islands/captions/PicturePanel.tsx');
      setPanel(() => PicturePanel);
    } catch {
      setPanel(() => NoPanel);
    }
  };

  return (
    <details
      className="rule"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load();
      }}
    >
      <summary className="flex min-h-[3.25rem] list-none cursor-pointer items-center justify-between gap-4 font-display text-h3/[1.1]">
        A picture to post
        <FoldSign />
      </summary>
      {Panel ? <Panel {...props} /> : <div className="skeleton aspect-square" aria-busy="true" />}
    </details>
  );
};
