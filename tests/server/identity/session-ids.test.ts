import { createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { sessionIds } from '#server/db/migrations/004-session-ids.ts';
import type { Database } from '#server/db/open.ts';
import {
  authorizationRequest,
  IdentityBrowser,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

const SESSION_COOKIE = /(?:^|; )idp_session=([^;]+)/;

/** A provider, and a browser that is signed in and has begun another sign-in besides. */
const start = async () => {
  const identity = await serveIdentity();
  const { origin } = identity;
  const browser = new IdentityBrowser(origin);
  await signUp(origin, ADA, browser);
  await browser.start('login', authorizationRequest(origin));
  const id = SESSION_COOKIE.exec(browser.cookies('/idp'))?.[1] ?? '';
  return { ...identity, browser, id };
};

const artefacts = (db: Database) => db.selectFrom('oidc_payloads').selectAll().execute();

/** Whether a browser with these cookies is signed in. */
const isSignedIn = async (origin: string, cookies: string): Promise<boolean> => {
  const query = new URLSearchParams(authorizationRequest(origin).parameters);
  const address = `${origin}/idp/oauth2/authorize?${query}`;
  const answer = await fetch(address, { headers: { Cookie: cookies }, redirect: 'manual' });
  return answer.headers.get('Location')?.startsWith(`${origin}/auth?code=`) ?? false;
};

/** A session cookie as the provider would have signed it. */
const signedCookie = async (db: Database, id: string): Promise<string> => {
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'cookie-keys')
    .executeTakeFirstOrThrow();
  const [key = ''] = JSON.parse(row.value) as string[];
  const cookie = `idp_session=${id}`;
  return `${cookie}; idp_session.sig=${createHmac('sha1', key).update(cookie).digest('base64url')}`;
};

/** Puts everything back as it was kept before ids were hashed. */
const keepAsBefore = async (db: Database, id: string): Promise<void> => {
  for (const { kind, id: stored, payload } of await artefacts(db)) {
    const content = JSON.parse(payload) as Record<string, unknown> & { session?: object };
    const before =
      kind === 'Session'
        ? { id, payload: JSON.stringify({ ...content, jti: id }) }
        : {
            payload: JSON.stringify({
              ...content,
              ...(content.session && { session: { ...content.session, cookie: id } }),
            }),
          };
    await db
      .updateTable('oidc_payloads')
      .set(before)
      .where('kind', '=', kind)
      .where('id', '=', stored)
      .execute();
  }
};

test('the id in a browser’s cookie is nowhere in the database', async () => {
  const { db, id } = await start();
  const rows = await artefacts(db);
  expect(id).toHaveLength(43);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Session', 'Interaction']));
  expect(rows.filter((row) => JSON.stringify(row).includes(id))).toEqual([]);
});

test('a session id from the database is no valid cookie', async () => {
  const { db, id, origin } = await start();
  expect(await isSignedIn(origin, await signedCookie(db, id))).toBe(true);
  for (const row of await artefacts(db))
    expect(await isSignedIn(origin, await signedCookie(db, row.id))).toBe(false);
});

test('sessions of an earlier edition go on, with no id left behind', async () => {
  const { browser, db, id, origin } = await start();
  await keepAsBefore(db, id);
  expect(await isSignedIn(origin, browser.cookies('/idp'))).toBe(false);
  await sessionIds.up(db);
  expect(await isSignedIn(origin, browser.cookies('/idp'))).toBe(true);
  const rows = await artefacts(db);
  expect(rows.filter((row) => JSON.stringify(row).includes(id))).toEqual([]);
});
