import * as m from '#messages';

import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { JoinCode } from '#islands/tables/screen/JoinCode.tsx';
import { TEXT, TITLE } from '#islands/tables/screen/sizes.ts';
import { useTable } from '#islands/tables/use-table.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { peopleAt } from '#lib/tables/selectors.ts';
import { addressOf, joinAddress } from '#lib/tables/table-address.store.ts';

/** Maximum of names shown. */
const MOST = 6;

/** Join instructions and the names of participants. */
export const JoinStage = () => {
  const { me, state } = useTable();
  const people = peopleAt(state);
  return (
    <div className="grid content-center items-center gap-[calc(3*var(--u))] lg:grid-cols-[calc(34*var(--u))_minmax(0,1fr)]">
      <JoinCode
        address={addressOf('table', me.code)}
        className="w-full max-w-[min(100%,28rem)] lg:max-w-none"
      />
      <div className="grid min-w-0 gap-[calc(2*var(--u))]">
        {state.source.title !== undefined && (
          <p className={`text-muted wrap-anywhere ${TEXT}`}>{state.source.title}</p>
        )}
        <h1 className={TITLE}>{m.tables_screen_join()}</h1>
        <p className={TEXT}>
          <WithNodes
            text={m.tables_screen_join_how({ address: SLOT.a })}
            a={<b className="wrap-anywhere">{joinAddress()}</b>}
          />
        </p>
        <p className="font-display text-[calc(8*var(--u))]/[1] tracking-[0.04em]">{me.code}</p>
        {people.length > 0 && (
          <ul
            className={`flex flex-wrap gap-[calc(0.8*var(--u))] ${TEXT}`}
            aria-label={m.tables_who_is_here()}
            role="list"
          >
            {people.slice(0, MOST).map(({ id, name }) => (
              <li
                key={id}
                className="max-w-full truncate rounded-pill bg-surface px-[calc(1.2*var(--u))]"
              >
                {name}
              </li>
            ))}
            {people.length > MOST && (
              <li>{m.tables_screen_more({ count: people.length - MOST })}</li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
};
