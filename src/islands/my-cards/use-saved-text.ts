import { useEffect, useEffectEvent, useState } from 'react';

/** Idle time after the last key until a text is saved, in ms. */
const IDLE = 600;

/** A text field whose text is saved soon after the last key, and when the field is left. */
export const useSavedText = (
  value: string,
  onSave: (text: string) => void,
): {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
} => {
  const [typed, setTyped] = useState<string>();
  const save = useEffectEvent(() => {
    if (typed !== undefined && typed !== value) onSave(typed);
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => save(), IDLE);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    value: typed ?? value,
    onChange: ({ target }) => setTyped(target.value),
    onBlur: () => {
      if (typed !== undefined && typed !== value) onSave(typed);
      setTyped(undefined);
    },
  };
};
