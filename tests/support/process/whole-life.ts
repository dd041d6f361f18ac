import { randomUUID } from 'node:crypto';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import type { Database } from '#server/db/open.ts';
import { sha256 } from '#server/shared/sha256.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import {
  authorizationRequest,
  exchange,
  IdentityBrowser,
  refresh,
  signIn,
  signUp,
  type Person,
} from '#support/identity/identity-client.ts';
import type { Statements } from '#support/process/statements.ts';

type Aside = Statements['aside'];

export interface LifeOptions {
  /** The product. */
  readonly origin: string;
  /** Its database. */
  readonly db: Database;
  /** Does what no request does, such as minting. */
  readonly aside: Aside;
}

/** Answers of all kinds, by what was asked; a test can see that each way was taken. */
export type LifeStatuses = Readonly<Record<string, number>>;

const someone = (): Person => ({
  email: `${randomUUID()}@example.com`,
  givenName: 'Ada',
  password: 'correct horse battery',
});

const PAST = 1;

/** Sign-in, wrong attempts up to the limit, codes used twice, another account in the same browser. */
const signInEveryWay = async (origin: string, ada: Person, bea: Person) => {
  const browser = new IdentityBrowser(origin);
  const request = authorizationRequest(origin);
  const { url } = await browser.start('login', request);
  const stranger = { email: someone().email, password: 'not the password' };
  let wrong = await browser.submit(url, 'signin', stranger);
  for (let tries = 1; tries < 4; tries += 1) wrong = await browser.submit(url, 'signin', stranger);
  const taken = await browser.submit(url, 'signup', { ...ada, given_name: 'Ada' });
  const back = await browser.submit(url, 'signin', { email: ada.email, password: ada.password });
  await exchange(origin, back.url, request);
  const replayed = await exchange(origin, back.url, request);
  const silent = await browser.start('oauth2/authorize', authorizationRequest(origin));
  const other = authorizationRequest(origin);
  other.parameters['prompt'] = 'login';
  const again = await browser.start('oauth2/authorize', other);
  const changed = await browser.submit(again.url, 'signin', {
    email: bea.email,
    password: bea.password,
  });
  const logout = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  const loggedOut = await browser.fetch(`/idp/logout?${logout}`);
  const standard = await browser.fetch('/idp/oauth2/logout?client_id=dck-web');
  return {
    'wrong sign-in': wrong.response.status,
    'email taken': taken.response.status,
    'code replayed': replayed.status,
    'silent sign-in': silent.url.searchParams.has('code') ? 200 : 0,
    'change of account': changed.url.searchParams.has('code') ? 200 : 0,
    logout: loggedOut.status,
    'standard logout': standard.status,
  };
};

/** Refresh, replay within and after its time, a refresh whose process died, revocation. */
const refreshEveryWay = async ({ origin, db, aside }: LifeOptions, ada: Person) => {
  const { refresh_token: first = '' } = await signIn(origin, ada);
  const refreshed = await refresh(origin, first);
  const replayed = await refresh(origin, first);
  await aside(() =>
    db
      .updateTable('refresh_replays')
      .set({ answered_at: PAST })
      .where('token_hash', '=', sha256(first))
      .execute(),
  );
  const late = await refresh(origin, first);
  const { refresh_token: second = '' } = await signIn(origin, ada);
  const abandoned = { answer: null, claimed_at: PAST, answered_at: null };
  await aside(() =>
    db
      .insertInto('refresh_replays')
      .values({ token_hash: sha256(second), ...abandoned })
      .execute(),
  );
  const takenOver = await refresh(origin, second);
  const { refresh_token: third = '' } = await signIn(origin, ada);
  const revoked = await fetch(`${origin}/idp/oauth2/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'dck-web', token: third }),
  });
  return {
    refresh: refreshed.status,
    'refresh replayed': replayed.status,
    'refresh replayed late': late.status,
    'refresh taken over': takenOver.status,
    revocation: revoked.status,
  };
};

const callApi = async ({ origin, db, aside }: LifeOptions, ada: Person, bea: Person) => {
  const [mine, theirs, expired] = await aside(async () => [
    ...(await mintCodes(db, 2)),
    ...(await mintCodes(db, 1, { expiresAt: PAST })),
  ]);
  const callAs = async (person: Person) => {
    const { access_token } = await signIn(origin, person);
    const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
    return (path: string, method = 'GET', body?: unknown): Promise<Response> =>
      fetch(origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  };
  const asAda = await callAs(ada);
  const asBea = await callAs(bea);
  const register = (code: string | undefined, as = asAda) =>
    as('/api/registration', 'POST', { code });
  await register(theirs, asBea);
  const answers: Record<string, Response> = {
    userinfo: await asAda('/idp/oauth2/userInfo'),
    cards: await asAda('/api/cards'),
    card: await asAda('/api/cards/B12'),
    claim: await register(mine),
    'claim again': await register(mine),
    'claim of a taken code': await register(theirs),
    'claim of an expired code': await register(expired),
    'claim of an unknown code': await register(randomUUID().toUpperCase()),
    decks: await asAda('/api/registration'),
    captions: await asAda('/thanks/social', 'POST', captionRequest(DEFAULT_CHOICES, 1)),
    'my cards changed': await asAda('/api/my', 'POST', [
      {
        id: randomUUID(),
        kind: 'note',
        key: 'B12',
        value: { id: randomUUID(), text: 'On Monday.' },
      },
    ]),
    'my cards': await asAda('/api/my'),
    export: await asAda('/api/account'),
  };
  for (const name of ['a fourth', 'a fifth', 'a sixth'])
    answers[`claim, ${name} wrong one`] = await register(randomUUID().toUpperCase());
  answers['deletion'] = await asAda('/api/account', 'DELETE');
  answers['call after deletion'] = await asAda('/idp/oauth2/userInfo');
  answers['health'] = await fetch(`${origin}/healthz`);
  return Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));
};

/** Sends the requests of a whole life, from sign-up to deletion, wrong turns included. */
export const liveWholeLife = async (options: LifeOptions): Promise<LifeStatuses> => {
  const { origin } = options;
  const [ada, bea] = [someone(), someone()];
  await signUp(origin, ada);
  await signUp(origin, bea);
  return {
    ...(await signInEveryWay(origin, ada, bea)),
    ...(await refreshEveryWay(options, ada)),
    ...(await callApi(options, ada, bea)),
  };
};
