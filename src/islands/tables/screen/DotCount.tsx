import { TEXT } from '#islands/tables/screen/sizes.ts';

/** The number of dots of a card, in the colour of results. */
export const DotCount = ({ count }: { count: number }) => (
  <b
    className={`rounded-pill bg-primary px-[calc(1.2*var(--u))] font-display whitespace-nowrap text-on-primary ${TEXT}`}
  >
    {count === 1 ? '1 dot' : `${count} dots`}
  </b>
);
