import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/** A toggle between two views, such as a button and its confirmation, that moves the focus. */
export interface FocusToggle {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Ref of the element that takes the focus after a toggle, since the pressed button is gone. */
  readonly focusRef: RefCallback<HTMLElement>;
}

/** @param initially the initial view, which takes no focus */
export const useFocusToggle = (initially: boolean | (() => boolean) = false): FocusToggle => {
  const [isOpen, setState] = useState(initially);
  const justSet = useRef(false);
  const focusRef = useCallback((element: HTMLElement | null) => {
    if (justSet.current) element?.focus();
  }, []);
  // Later renders of the same view do not take the focus.
  useEffect(() => {
    justSet.current = false;
  });
  const setOpen = useCallback((open: boolean) => {
    justSet.current = true;
    setState(open);
  }, []);
  return { isOpen, setOpen, focusRef };
};
