import * as m from '#messages';

import { OpenTables } from '#islands/tables/OpenTables.tsx';
import { StartTable } from '#islands/tables/StartTable.tsx';
import { href } from '#lib/shared/routes.ts';

/** The account's open tables, and a new one. */
export const OwnTables = () => (
  <section
    className="when-signed-in grid grid-cols-1 justify-items-start gap-4 rule pt-5"
    aria-labelledby="own"
  >
    <h2 id="own" className="text-h3">
      {m.tables_mine_yours()}
    </h2>
    <div className="w-full max-w-[34rem] empty:hidden">
      <OpenTables />
    </div>
    <StartTable request={() => ({})} />
    <a className="py-2" href={`${href('mycards')}#my-tables`}>
      {m.tables_mine_all()}
    </a>
  </section>
);
