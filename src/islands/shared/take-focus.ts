/** A ref for the button that gets the focus when it is mounted, since the pressed one was removed. */
export const takeFocus = (button: HTMLElement | null): void => button?.focus();
