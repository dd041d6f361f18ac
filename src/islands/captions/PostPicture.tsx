import { useState, type ComponentType } from 'react';

import * as m from '#messages';

import type { PostPictureProps } from '#islands/captions/PicturePanel.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Fold } from '#islands/shared/Fold.tsx';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';

const NoPanel = () => <Alert className="pb-5">{NETWORK_ERROR}</Alert>;

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
    <Fold
      title={m.captions_picture()}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load();
      }}
    >
      {Panel ? <Panel {...props} /> : <div className="skeleton aspect-square" aria-busy="true" />}
    </Fold>
  );
};
