import type { ComponentType } from 'react';

import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';

const None = () => null;

/** The account's open tables, loaded apart from the page, as most people have none. */
export const OpenTablesWhenLoaded = lazyWithFallback(async (): Promise<ComponentType> => {
  const { loadTables } = await import('#lib/tables/start-table.store.ts');
  const [{ OpenTables }] = await Promise.all([
    import('#islands/tables/OpenTables.tsx'),
    loadTables({ asksToSignIn: false }),
  ]);
  return OpenTables;
}, None);
