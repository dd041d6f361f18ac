import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { keepKey, valueOf, type KeepKind } from '#lib/my-cards/items.ts';
import { $items } from '#lib/my-cards/my-items.store.ts';
import { startMyCards, withMy } from '#lib/my-cards/my-load.store.ts';

/** A heart, filled while the item is kept. */
const HeartSign = () => (
  <svg
    className="pen w-[1.1em] flex-none stroke-[2.4] in-aria-pressed:fill-current"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d="M12 20.5C5.5 15.5 2.5 12 2.5 8.5a5 5 0 0 1 9.5-2.2 5 5 0 0 1 9.5 2.2c0 3.5-3 7-9.5 12z" />
  </svg>
);

interface Props {
  kind: KeepKind;
  /** The item's code, slug or name. */
  id: string;
  /** Accessible name, where the page has several buttons. */
  name?: string;
  className?: string;
  /** Shows only the heart; needs a `name`. */
  bare?: boolean;
}

/** Keeps an item in My Cards, or removes it. */
export const KeepButton = ({
  kind,
  id,
  name,
  className = 'btn aria-pressed:chosen',
  bare = false,
}: Props) => {
  const items = useStore($items, { ssr: 'initial' });
  useWhenSignedIn(startMyCards);
  return (
    <button
      type="button"
      className={`${className} print:hidden`}
      aria-pressed={valueOf(items, 'keep', keepKey(kind, id)) !== undefined}
      aria-label={name === undefined ? undefined : m.my_cards_keep_thing({ name })}
      onClick={() => void withMy(({ toggleKept }) => toggleKept(kind, id))}
    >
      <HeartSign />
      {!bare && m.my_cards_keep()}
    </button>
  );
};
