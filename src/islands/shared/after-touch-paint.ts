/** Calls a function once the frame that comes next has been drawn. */
export const afterNextPaint = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * Does what a press asks for: at once for a mouse or a key; for a finger once it is seen that the press was
 * taken, since a phone may need a while for the rest and has no look of its own for it.
 */
export const afterTouchPaint = (pressed: Element, event: Event, act: () => void): void => {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') {
    act();
    return;
  }
  pressed.setAttribute('data-pressed', '');
  afterNextPaint(() => {
    pressed.removeAttribute('data-pressed');
    act();
  });
};
