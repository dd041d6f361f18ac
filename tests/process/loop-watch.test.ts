import { expect, test } from 'vitest';

import { ENDPOINTS } from '#contract/endpoints.ts';
import { ErrorBody } from '#contract/errors.ts';
import { openApiRoutes } from '#server/operations/openapi.ts';
import type { WorstInput } from '#support/loop-watch/input.ts';
import { worstInputs } from '#support/loop-watch/inputs.ts';
import { sendAll, type Reading } from '#support/loop-watch/round.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { routesWithout } from '#support/loop-watch/identity-inputs.ts';
import { fillWorld, type World } from '#support/loop-watch/world.ts';
import { startOwnProduct } from '#support/process/own-product.ts';
import { sample } from '#support/shared/rounds.ts';

const AT_PROVIDER = { interaction: '/idp/interaction/abc', cookie: '' };

/** A world for inputs that are looked at and not sent. */
const ANYWHERE: World = {
  origin: 'http://localhost',
  accounts: {
    tables: {},
    'long notes': {},
    'a note with other texts': {},
    'small things': {},
    writer: {},
    opener: {},
  },
  table: { code: '222222', host: '', guests: [], places: [], notes: [], groups: [] },
  doorTable: { code: '333333', host: '' },
  signingIn: AT_PROVIDER,
  signingUp: AT_PROVIDER,
  signedIn: '',
  authorize: '',
  files: [],
  deck: [],
};

/** The statuses that the description of the APIs has for each route. */
const describedStatuses = async (): Promise<ReadonlyMap<string, readonly number[]>> => {
  const answer = await openApiRoutes().request('/openapi.json');
  const { paths } = (await answer.json()) as {
    readonly paths: Record<string, Record<string, { readonly responses: object }>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method} ${path}`,
        Object.keys(responses).map(Number),
      ]),
    ),
  );
};

const hasWords = (text: string): boolean => {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** Answers to an input with an undescribed status or an error without a message. */
const faultsOf = (
  { answers, input: { at, route } }: Reading,
  described: ReadonlyMap<string, readonly number[]>,
): string[] =>
  answers.flatMap(({ status, text }) => {
    const known = described.get(route);
    const isKnown = known ? known.includes(status) : status > 0 && status < 500;
    const isSilent = known !== undefined && status >= 400 && !hasWords(text);
    return isKnown && !isSilent ? [] : [`${route}, ${at}: ${status} ${text.slice(0, 200)}`];
  });

/** The first input of each route, those that end something, and every so many-th of the others. */
const ofEachRoute = (inputs: readonly WorstInput[]): WorstInput[] => {
  const few = new Set(sample(inputs, 25));
  const met = new Set<string>();
  return inputs.filter((input) => {
    const isFirst = !met.has(input.route);
    met.add(input.route);
    return isFirst || input.once || few.has(input);
  });
};

test('each route answers its worst input as described, and the process goes on', async () => {
  const product = await startOwnProduct({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const world = await fillWorld(product, false);
  const inputs = ofEachRoute(worstInputs(world));
  const described = await describedStatuses();
  const { readings } = await sendAll(product.origin, inputs, {
    alone: 1,
    atOnce: 0,
    idleMs: 0,
    askHeld: () => Promise.resolve(0),
  });
  expect(readings.flatMap((reading) => faultsOf(reading, described))).toEqual([]);
  expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);
});

test('no endpoint and no address of the provider is without a worst input', async () => {
  const inputs = worstInputs(ANYWHERE);
  const routes = new Set(inputs.map(({ route }) => route));
  const endpoints = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(endpoints.filter((name) => !routes.has(name))).toEqual([]);
  const { identity } = await serveIdentity();
  const patterns = identity.routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  expect(patterns).toContain('/jwks');
  expect(routesWithout(inputs, patterns)).toEqual([]);
});
