import { expect, test } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { openDatabase } from '#server/db/open.ts';
import { makeSigningKeys } from '#server/identity/keys.ts';
import { strange } from '#support/api/registration.ts';
import { ADA, refresh, signUp } from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { postRegistration } from '#support/process/product-process.ts';
import { startProduct, type Product } from '#support/process/product.ts';

interface KeySet {
  readonly keys: readonly unknown[];
}

/** Puts the keys into the database that a change makes of those there. */
const changeKeys = async (
  { database }: Product,
  change: (keys: readonly unknown[]) => Promise<readonly unknown[]>,
): Promise<void> => {
  const db = await openDatabase(database);
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'signing-keys')
    .executeTakeFirstOrThrow();
  const keys = await change((JSON.parse(row.value) as KeySet).keys);
  await db
    .updateTable('secrets')
    .set({ value: JSON.stringify({ keys }) })
    .where('name', '=', 'signing-keys')
    .execute();
  await db.destroy();
};

const newKeys = async (): Promise<readonly unknown[]> =>
  (JSON.parse(await makeSigningKeys()) as KeySet).keys;

/** The same product under the same name, started again; gives the address of the new process. */
const restart = async (
  { close }: Pick<Product, 'close'>,
  { database, origin }: Product,
): Promise<{ readonly address: string } & Pick<Product, 'close'>> => {
  await close(100);
  const product = await startProduct({ database, origin });
  return { address: `http://localhost:${product.port}`, close: product.close };
};

test('a session outlives new signing keys, beside the old ones and in their place', async () => {
  const first = await startProduct();
  const tokens = await signUp(first.origin, ADA);
  const register = async (address: string, { access_token }: TokenResponse) =>
    (await postRegistration(address, access_token, strange())).status;

  await changeKeys(first, async (keys) => [...(await newKeys()), ...keys]);
  const second = await restart(first, first);
  expect(await register(second.address, tokens)).toBe(422);
  const answer = await refresh(second.address, tokens.refresh_token);
  const renewed = parseTokens(await answer.json());

  await changeKeys(first, (keys) => Promise.resolve(keys.slice(0, 1)));
  const third = await restart(second, first);
  expect(await register(third.address, tokens)).toBe(401);
  expect(await register(third.address, renewed)).toBe(422);
  expect((await refresh(third.address, renewed.refresh_token)).status).toBe(200);
});
