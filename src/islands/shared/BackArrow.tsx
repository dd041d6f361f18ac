/** Back arrow, as tall as the text beside it. */
export const BackArrow = () => (
  <svg
    className="pen me-2 inline-block w-[1em] align-[-0.125em] stroke-[2.4]"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d="M21 12H3M10 5l-7 7 7 7" />
  </svg>
);
