import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/** Two faces of one thing, of which the person turns up one: a question in the place of its button. */
export interface FocusToggle {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** The ref of what takes the focus when its face is turned up, since the button that was pressed is gone. */
  readonly focusRef: RefCallback<HTMLElement>;
}

/** @param initially which face is up when the page is drawn, which takes no focus from anywhere */
export const useFocusToggle = (initially: boolean | (() => boolean) = false): FocusToggle => {
  const [isOpen, setState] = useState(initially);
  const justSet = useRef(false);
  const focusRef = useCallback((element: HTMLElement | null) => {
    if (justSet.current) element?.focus();
  }, []);
  // What is drawn later on the same face takes the focus from nobody.
  useEffect(() => {
    justSet.current = false;
  });
  const setOpen = useCallback((open: boolean) => {
    justSet.current = true;
    setState(open);
  }, []);
  return { isOpen, setOpen, focusRef };
};
