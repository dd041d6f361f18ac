/**
 * The sign of what unfolds: a cross that becomes a dash. Static: Astro draws it at build, islands
 * reuse it.
 */
export const FoldSign = () => (
  <svg
    className="pen w-[1.25rem] flex-none stroke-primary stroke-[4]"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d="M2 12h20" />
    <path className="in-[details[open]]:hidden" d="M12 2v20" />
  </svg>
);
