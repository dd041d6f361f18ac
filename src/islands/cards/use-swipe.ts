import { useRef, type PointerEvent } from 'react';

/** Minimum horizontal distance, in CSS pixels. */
const DISTANCE = 64;

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/** Detects horizontal swipes by touch, apart from scrolling and text selection. */
export const useSwipe = (onLeft: () => void, onRight: () => void): SwipeHandlers => {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      // A slip of the thumb does not leave a card that is run.
      const isRun = document.querySelector('[data-run]:not([hidden])') !== null;
      start.current = pointerType === 'touch' && !isRun ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return;
      const [across, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < DISTANCE || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
};
