import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { ADA, refresh, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

/** Somebody with a session, whose refreshes fail in the middle until that is mended. */
const startFailing = async (what: 'insert on oidc_payloads' | 'update on refresh_replays') => {
  const served = await serveIdentity();
  const { refresh_token: token } = await signUp(served.origin, ADA);
  const { db } = served;
  await sql`create trigger failing before ${sql.raw(what)} begin select raise(abort, 'no'); end`.execute(
    db,
  );
  return { ...served, token, mend: () => sql`drop trigger failing`.execute(db) };
};

test.each(['insert on oidc_payloads', 'update on refresh_replays'] as const)(
  'a refresh that fails at an %s does not end the session',
  async (what) => {
    const { mend, origin, token } = await startFailing(what);
    expect((await refresh(origin, token)).status).toBeGreaterThanOrEqual(500);
    await mend();
    expect((await refresh(origin, token)).status).toBe(200);
  },
);

test('a refresh that was cut off an hour ago does not end the session', async () => {
  const { db, identity, mend, origin, time, token } = await startFailing('insert on oidc_payloads');
  await sql`create trigger held before delete on refresh_replays begin select raise(abort, 'no'); end`.execute(
    db,
  );
  await refresh(origin, token);
  await mend();
  await sql`drop trigger held`.execute(db);
  time.now = Date.now() + 3_600_000;
  await identity.purge();
  expect((await refresh(origin, token)).status).toBe(200);
});
