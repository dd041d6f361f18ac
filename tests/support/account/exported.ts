import { AccountData } from '#contract/account.ts';
import { exportAccount } from '#server/account/export.ts';
import type { Database } from '#server/db/open.ts';

/** The export of an account's data. */
export const exportedData = async (db: Database, id: string): Promise<AccountData> =>
  AccountData.parse(await new Response(await exportAccount(db, id)).json());
