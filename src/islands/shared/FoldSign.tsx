/** Disclosure icon: a cross that becomes a dash. Static: Astro renders it at build time, islands reuse it. */
export const FoldSign = () => (
  <svg className="fold-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 12h20" />
    <path d="M12 2v20" />
  </svg>
);
