import { useState, type ComponentType } from 'react';

import type { PostPictureProps } from '#islands/captions/PicturePanel.tsx';
import { FoldSign } from '#islands/shared/FoldSign.tsx';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';

const NoPanel = () => (
  <p className="pb-5 font-semibold text-danger" role="alert">
    {NETWORK_ERROR}
  </p>
);

/** A picture to post along with the caption. What draws it is loaded when it is unfolded. */
export const PostPicture = (props: PostPictureProps) => {
  const [Panel, setPanel] = useState<ComponentType<PostPictureProps>>();
  /** Unfolding it once more tries again what could not be loaded. */
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
