import { useEffect, useEffectEvent, useState } from 'react';

import { saveWhenHidden } from '#lib/my-cards/my.store.ts';

/** Idle time after the last key until a text is saved, in ms. */
const IDLE = 600;

/** A text field whose text is saved soon after the last key, and when the field or the page is left. */
export const useSavedText = (
  value: string,
  onSave: (text: string) => void,
): {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
} => {
  const [typed, setTyped] = useState<string>();
  const save = (): void => {
    if (typed !== undefined && typed !== value) onSave(typed);
  };
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => saveNow(), IDLE);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => saveWhenHidden(() => saveNow()), []);
  return {
    value: typed ?? value,
    onChange: ({ target }) => setTyped(target.value),
    onBlur: () => {
      save();
      setTyped(undefined);
    },
  };
};
