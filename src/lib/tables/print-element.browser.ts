/** Hides an element in print; pages use this class as well, so its CSS rule is built. */
const NOT_PRINTED = 'print:hidden';

/**
 * Opens the browser's print dialog for one element, which must be a child of `body`.
 * @param onDone called when the dialog is closed
 * @returns a function that restores the page
 */
export const printElement = (part: Element, onDone: () => void): (() => void) => {
  const others = [...document.body.children].filter(
    (child) => child !== part && !child.classList.contains(NOT_PRINTED),
  );
  for (const other of others) other.classList.add(NOT_PRINTED);
  window.addEventListener('afterprint', onDone, { once: true });
  // After the layout of the new content.
  const frame = requestAnimationFrame(() => window.print());
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('afterprint', onDone);
    for (const other of others) other.classList.remove(NOT_PRINTED);
  };
};
