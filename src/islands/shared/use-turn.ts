import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/** Two faces of one thing, of which the person turns up one: a question in the place of its button. */
export interface Turn {
  readonly isTurned: boolean;
  readonly turn: (turned: boolean) => void;
  /** The ref of what takes the focus when its face is turned up, since the button that was pressed is gone. */
  readonly takesFocus: RefCallback<HTMLElement>;
}

/** @param initially which face is up when the page is drawn, which takes no focus from anywhere */
export const useTurn = (initially: boolean | (() => boolean) = false): Turn => {
  const [isTurned, setTurned] = useState(initially);
  const wasTurned = useRef(false);
  const takesFocus = useCallback((element: HTMLElement | null) => {
    if (wasTurned.current) element?.focus();
  }, []);
  // What is drawn later on the same face takes the focus from nobody.
  useEffect(() => {
    wasTurned.current = false;
  });
  const turn = useCallback((turned: boolean) => {
    wasTurned.current = true;
    setTurned(turned);
  }, []);
  return { isTurned, turn, takesFocus };
};
