import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what was typed into a field of the prerendered page before its script had arrived.
 * @param shown what the field holds of itself
 * @param onText gets the typed text, once, when the field comes alive; not called where nothing was
 * typed
 * @returns the field's ref
 */
export const usePrehydrationInput = <
  Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>(
  shown: string,
  onText: (text: string) => void,
): RefObject<Field | null> => {
  const field = useRef<Field>(null);
  const first = useRef({ shown, onText });
  useEffect(() => {
    const text = field.current?.value ?? '';
    if (text !== first.current.shown) first.current.onText(text);
  }, []);
  return field;
};
