/** A heart, filled while the item is kept. */
export const HeartSign = () => (
  <svg
    className="pen w-[1.1em] flex-none stroke-[2.4] in-aria-pressed:fill-current"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d="M12 20.5C5.5 15.5 2.5 12 2.5 8.5a5 5 0 0 1 9.5-2.2 5 5 0 0 1 9.5 2.2c0 3.5-3 7-9.5 12z" />
  </svg>
);
