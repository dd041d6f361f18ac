import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { href } from '#lib/shared/routes.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { $tables, loadTables } from '#lib/tables/start-table.store.ts';
import { tableName } from '#lib/tables/table-name.ts';

/** Links to the open tables of the account; empty without one. */
export const OpenTables = () => {
  const tables = useStore($tables, { ssr: 'initial' });
  useEffect(() => void loadTables({ asksToSignIn: false }), []);
  const open =
    tables.status === 'ready' ? tables.value.filter(({ closedAt }) => closedAt === null) : [];
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={m.tables_mine_open()} role="list">
      {open.map((table) => (
        <li
          key={table.code}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-surface px-4 py-3 shadow-card"
        >
          <span className="min-w-0 flex-[1_1_12rem]">
            <b className="font-display wrap-anywhere">{tableName(table)}</b>
            <span className="block text-small text-muted">
              <WithNodes
                text={m.tables_mine_open_code({ code: SLOT.a })}
                a={<span className="[letter-spacing:0.06em]">{table.code}</span>}
              />
            </span>
          </span>
          <a
            className="btn btn-primary"
            href={href('table', table.code)}
            aria-label={m.tables_mine_go_back_named({ name: tableName(table) })}
          >
            {m.tables_mine_go_back()}
          </a>
        </li>
      ))}
    </ul>
  );
};
