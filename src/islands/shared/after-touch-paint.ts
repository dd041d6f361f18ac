/** Calls a function after the next frame is painted. Returns a function that cancels it. */
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
 * Runs the action of a press: at once for mouse and keyboard; after the pressed style is painted for touch,
 * since a phone may need a while for the action and shows no feedback of its own (ADR 38).
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
