import { expect, test } from 'vitest';

import {
  authorizationRequest,
  exchange,
  IdentityBrowser,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { printFigure } from '#support/shared/figure.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };
const PARALLEL = 50;

const refresh = async (origin: string, token = '') => {
  const answer = await fetch(
    `${origin}/idp/oauth2/token?${new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'dck-web',
      refresh_token: token,
      redirect_uri: `${origin}/auth`,
    })}`,
    { method: 'POST' },
  );
  return { status: answer.status, body: await answer.text() };
};

test('fifty parallel refreshes give one new token, round after round', async () => {
  const rounds = 100;
  const { db, origin } = await serveIdentity();
  let { refresh_token } = await signUp(origin, ADA);
  for (let round = 1; round <= rounds; round += 1) {
    const token = refresh_token;
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => refresh(origin, token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = new Set(answers.map(({ body }) => body));
    expect(bodies.size).toBe(1);
    ({ refresh_token } = parseTokens(JSON.parse([...bodies][0] ?? '')));
  }
  const { given } = await db
    .selectFrom('oidc_payloads')
    .select((select) => select.fn.countAll<number>().as('given'))
    .where('kind', '=', 'RefreshToken')
    .executeTakeFirstOrThrow();
  expect(given).toBe(rounds + 1);
  printFigure('refreshes', `${rounds} rounds of ${PARALLEL} in parallel, 1 new token a round`);
});

test('two processes on one database give one new token, round after round', async () => {
  const rounds = 50;
  const one = await serveIdentity();
  const two = await serveIdentity({ place: one.place, origin: one.origin });
  let { refresh_token } = await signUp(one.origin, ADA);
  for (let round = 1; round <= rounds; round += 1) {
    const token = refresh_token;
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) =>
        refresh(index % 2 ? one.origin : two.origin, token),
      ),
    );
    const bodies = new Set(answers.map(({ status, body }) => `${status} ${body}`));
    expect(bodies.size).toBe(1);
    ({ refresh_token } = parseTokens(JSON.parse(answers[0]?.body ?? '')));
  }
  printFigure('refreshes at two processes', `${rounds} rounds of ${PARALLEL}, 1 new token a round`);
});

test('one of fifty parallel exchanges gets a code, and the replays end what it gave', async () => {
  const rounds = 30;
  const { origin } = await serveIdentity();
  await signUp(origin, ADA);
  for (let round = 1; round <= rounds; round += 1) {
    const browser = new IdentityBrowser(origin);
    const request = authorizationRequest(origin);
    const { url } = await browser.start('login', request);
    const back = await browser.submit(url, 'signin', ADA);
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => exchange(origin, back.url, request)),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(new Set(losers.map(({ status }) => status))).toEqual(new Set([400]));
    const tokens = parseTokens(await winners[0]?.json());
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  }
  printFigure('codes', `${rounds} rounds of ${PARALLEL} in parallel, 1 exchange a round`);
});

test('a used token after its grace ends its family and no other, round after round', async () => {
  const rounds = 30;
  const { origin, time } = await serveIdentity();
  await signUp(origin, ADA);
  const bystander = await signIn(origin, ADA);
  for (let round = 1; round <= rounds; round += 1) {
    time.now = undefined;
    const tokens = await signIn(origin, ADA);
    time.now = Date.now();
    const renewed = parseTokens(JSON.parse((await refresh(origin, tokens.refresh_token)).body));
    time.now += 10_000;
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    expect((await refresh(origin, renewed.refresh_token)).status).toBe(400);
  }
  expect((await refresh(origin, bystander.refresh_token)).status).toBe(200);
  printFigure('late replays', `${rounds} rounds, each refused and its family revoked`);
});
