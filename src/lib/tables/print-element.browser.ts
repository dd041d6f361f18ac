/** Takes a part out of print; the class is one that pages use anyway, so that its rule is there. */
const NOT_PRINTED = 'print:hidden';

/**
 * Opens the browser's print dialog for one part of the page, which has to stand in `body` itself.
 * @param onDone called when the dialog is closed
 * @returns puts the page back as it was
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
