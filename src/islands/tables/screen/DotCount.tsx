import * as m from '#messages';

import { TEXT } from '#islands/tables/screen/sizes.ts';

/** The number of dots of a card, in the colour of results. */
export const DotCount = ({ count }: { count: number }) => (
  <b
    className={`rounded-pill bg-primary px-[calc(1.2*var(--u))] font-display whitespace-nowrap text-on-primary ${TEXT}`}
  >
    {m.tables_dot_count({ count })}
  </b>
);
