/** Hides an element in print; pages use this class as well, so its CSS rule is built. */
const NOT_PRINTED = 'print:hidden';

/**
 * Prints one element, which must be a child of `body`, in place of the page.
 * @returns a function that restores the page
 */
export const printOnly = (part: Element): (() => void) => {
  const others = [...document.body.children].filter(
    (child) => child !== part && !child.classList.contains(NOT_PRINTED),
  );
  for (const other of others) other.classList.add(NOT_PRINTED);
  return () => {
    for (const other of others) other.classList.remove(NOT_PRINTED);
  };
};

/**
 * Opens the browser's print dialog after the next layout.
 * @param onDone called when the dialog is closed
 * @returns a function that cancels it
 */
export const openPrintDialog = (onDone: () => void): (() => void) => {
  window.addEventListener('afterprint', onDone, { once: true });
  const frame = requestAnimationFrame(() => window.print());
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('afterprint', onDone);
  };
};

/**
 * Calls back before and after each print of the page, by its own button or by the browser.
 * @returns ends that
 */
export const onPrint = (before: () => void, after: () => void): (() => void) => {
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
};
