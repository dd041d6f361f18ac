import type { Database } from '#server/db/open.ts';
import { itemTexts } from '#server/my-cards/rows.ts';

/**
 * My Cards of an account, as its data shows them (contract/account.ts). There may be tens of thousands of
 * items, so a page of them is in memory at a time.
 * @returns the text of a JSON object in pieces, an item on each line; `null` before the first change
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
    if (texts.length === 0) break;
    yield `${before}\n${texts.join(',\n')}`;
    before = ',';
  }
  yield ']}';
};
