import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reads text that was typed into a prerendered field before hydration.
 * @param shown the prerendered value
 * @param onText called once on hydration with the typed text, if any
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
