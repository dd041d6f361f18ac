/** A cross, or a tick while the item is saved. Static: used by Astro and by islands. */
export const SaveSign = () => (
  <svg className="pen w-[1em] flex-none stroke-[3.5]" viewBox="0 0 24 24" aria-hidden="true">
    <path className="in-aria-pressed:hidden" d="M3 12h18M12 3v18" />
    <path className="not-in-aria-pressed:hidden" d="M3 13l6 6L21 5" />
  </svg>
);
