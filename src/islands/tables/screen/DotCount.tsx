import { TEXT } from '#islands/tables/screen/sizes.ts';

/** How many dots a card was given, in the colour of what has just been decided. */
export const DotCount = ({ count }: { count: number }) => (
  <b
    className={`rounded-pill bg-primary px-[calc(1.2*var(--u))] font-display whitespace-nowrap text-on-primary ${TEXT}`}
  >
    {count === 1 ? '1 dot' : `${count} dots`}
  </b>
);
