import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { makeSigningKeys } from '#server/identity/keys.ts';
import { serveKeys } from '#support/api/key-server.ts';
import { CLIENT_ID, createSigner, ISSUER } from '#support/api/tokens.ts';
import { countMeetings, untilFine } from '#support/faults/meetings.ts';
import { printFault } from '#support/faults/table.ts';
import { startWriter } from '#support/faults/writer.ts';
import { ADA, refresh, signUp } from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { startProductProcess, type Place } from '#support/process/product-process.ts';

interface KeySet {
  readonly keys: readonly unknown[];
}

/** Puts keys in front of those of a product, or takes the old ones away. */
const changeKeys = async ({ dataDir }: Place, change: 'add' | 'take away'): Promise<void> => {
  const file = new DatabaseSync(join(dataDir, 'dck.sqlite'));
  const row = file.prepare("select value from secrets where name = 'signing-keys'").get();
  const { keys } = JSON.parse(String(row?.['value'])) as KeySet;
  const made = JSON.parse(await makeSigningKeys()) as KeySet;
  const next = change === 'add' ? [...made.keys, ...keys] : keys.slice(0, 1);
  file
    .prepare("update secrets set value = ? where name = 'signing-keys'")
    .run(JSON.stringify({ keys: next }));
  file.close();
};

test('signing keys of our own that are changed while sessions are open', async () => {
  const place = await makePlace();
  let product = await startProductProcess(place);
  const { origin } = product;
  const session = { current: await signUp(origin, ADA) };
  const writer = startWriter(origin, session);
  const met = countMeetings();
  /** What a browser does: a 401 is answered by one refresh and one more try. */
  const write = async (): Promise<number> => {
    const answer = await met.meet(writer.write);
    if (answer.status !== 401) return answer.status;
    const renewed = await refresh(origin, session.current.refresh_token);
    session.current = parseTokens(await renewed.json());
    return (await met.meet(writer.write)).status;
  };
  let backMs = 0;
  for (const change of ['add', 'take away', 'add', 'take away'] as const) {
    for (let times = 0; times < 5; times += 1) expect(await write()).toBe(200);
    await changeKeys(place, change);
    await product.end('SIGTERM');
    product = await startProductProcess(place);
    const began = performance.now();
    expect(await write()).toBe(200);
    backMs = Math.max(backMs, Math.round(performance.now() - began));
  }
  const lost = await writer.lost();
  expect(lost).toEqual([]);
  await product.end('SIGTERM');
  printFault({
    fault: 'own signing keys changed four times, with a new start each',
    met: met.statuses(),
    slowestMs: met.slowestMs(),
    backMs,
    lost: lost.length,
  });
});

test('keys of an issuer elsewhere that are changed while sessions are open', async () => {
  const [old, fresh] = [await createSigner('old'), await createSigner('fresh')];
  const issuer = await serveKeys({ keys: [old.jwk] });
  const env = {
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_JWKS_URL: issuer.url,
  };
  const product = await startProductProcess({ ...(await makePlace()), env });
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 3600 };
  const [oldToken, newToken] = [await old.sign(times), await fresh.sign(times)];
  const met = countMeetings();
  const read = (token: string) =>
    met.meet(() =>
      fetch(`${product.origin}/api/cards`, { headers: { Authorization: `Bearer ${token}` } }),
    );
  expect((await read(oldToken)).status).toBe(200);
  issuer.answer = { status: 200, body: { keys: [fresh.jwk, old.jwk] } };
  const backMs = await untilFine(() =>
    fetch(`${product.origin}/api/cards`, { headers: { Authorization: `Bearer ${newToken}` } }),
  );
  for (const token of [oldToken, newToken]) expect((await read(token)).status).toBe(200);
  expect(backMs).toBeLessThan(45_000);
  await product.end('SIGTERM');
  printFault({
    fault: 'keys of the issuer elsewhere changed a moment after they were read',
    met: met.statuses(),
    slowestMs: met.slowestMs(),
    backMs,
    lost: 0,
  });
});
