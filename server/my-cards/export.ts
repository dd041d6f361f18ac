import type { Database } from '#server/db/open.ts';
import { itemTexts } from '#server/my-cards/rows.ts';

/**
 * My Cards in the account's data export (contract/account.ts), streamed a page at a time, because an account
 * may have tens of thousands of items.
 * @returns pieces of a JSON object, an item on each line; `null` before the first change
 */
export const exportMyCards = async function* (
  db: Database,
  accountId: string,
): AsyncGenerator<string, void, void> {
  const account = await db
    .selectFrom('my_accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!account) {
    yield 'null';
    return;
  }
  const { remembered } = await db
    .selectFrom('my_operations')
    .select((select) => select.fn.countAll<number>().as('remembered'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  yield `{"rememberedChanges":${remembered},"items":[`;
  let before = '';
  for await (const texts of itemTexts(db, accountId)) {
    // A page is empty where its items changed during the read; they come later.
    if (texts.length === 0) continue;
    yield `${before}\n${texts.join(',\n')}`;
    before = ',';
  }
  yield ']}';
};
