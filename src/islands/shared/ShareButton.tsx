import { useState } from 'react';

import * as m from '#messages';

import { shareLink } from '#lib/shared/share.store.ts';

interface Props {
  title: string;
  /** The address of its open page (behaviour/site.md, 'Shared links'). */
  path: string;
  className?: string;
}

/** Shares a link to a thing of the deck. The result follows the button. */
export const ShareButton = ({ title, path, className = 'btn' }: Props) => {
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className={`${className} print:hidden`}
        onClick={() => void shareLink(title, path).then(setSaid)}
      >
        {m.shared_share()}
      </button>
      <p className="text-small wrap-anywhere not-empty:basis-full print:hidden" role="status">
        {said}
      </p>
    </>
  );
};
