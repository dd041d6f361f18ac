import { expect, test } from 'vitest';

import { forget } from '#support/identity/by-mail.ts';
import { ADA, IdentityBrowser, openPage } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { printFigure } from '#support/shared/figure.ts';

const TIMES = 200;
/** How far the two medians may be apart. */
const NEAR = 0.05;
/** So long that every limit begins anew. */
const HOUR = 60 * 60_000;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A provider with mail where every second of the addresses has an account that is proven. */
const serveAddresses = async () => {
  const identity = await serveIdentity({ mailConfigured: true });
  const pairs = Array.from({ length: TIMES }, (_, index) => ({
    known: `known-${index}@example.com`,
    unknown: `other-${index}@example.com`,
  }));
  for (const { known } of pairs) {
    const made = await identity.identity.accounts.create({ ...ADA, email: known });
    await identity.identity.accounts.markVerified(made?.id ?? '');
  }
  return { ...identity, pairs };
};

/** Takes the time of what is done for known and unknown addresses, in turns. */
const compare = async (
  { pairs, time }: Awaited<ReturnType<typeof serveAddresses>>,
  measure: (email: string) => Promise<number>,
): Promise<{ known: number; unknown: number }> => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const start = Date.now();
  for (const [index, pair] of pairs.entries()) {
    time.now = start + index * HOUR;
    const turns =
      index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const turn of turns) times[turn].push(await measure(pair[turn]));
  }
  return { known: median(times.known), unknown: median(times.unknown) };
};

/** Prints two medians and gives how far they are apart, as a part of the second. */
const distance = (
  name: string,
  { known, unknown }: { readonly known: number; readonly unknown: number },
): number => {
  const apart = Math.abs(known - unknown) / unknown;
  const shown = [known, unknown].map((ms) => ms.toFixed(2)).join(' and ');
  printFigure(name, `${TIMES} each, medians ${shown} ms, ${(apart * 100).toFixed(1)} % apart`);
  return apart;
};

test('a forgotten password takes the same time for known and unknown addresses', async () => {
  const identity = await serveAddresses();
  const browser = new IdentityBrowser(identity.origin);
  const measure = async (email: string): Promise<number> => {
    const start = performance.now();
    const { response } = await forget(browser, email);
    await response.text();
    return performance.now() - start;
  };
  await measure('warm@example.com');
  const medians = await compare(identity, measure);
  expect(distance('forgotten passwords', medians)).toBeLessThan(NEAR);
});

test('a sign-up takes the same time for known and unknown addresses', async () => {
  const identity = await serveAddresses();
  const measure = async (email: string): Promise<number> => {
    const { browser, url } = await openPage('signup', identity.origin);
    const body = new URLSearchParams({
      email,
      given_name: 'Eve',
      password: 'a bernoulli number program',
    });
    const start = performance.now();
    const answer = await browser.fetch(`${url.pathname}/signup`, {
      method: 'POST',
      headers: { Origin: identity.origin },
      body,
    });
    const taken = performance.now() - start;
    expect(answer.status).toBe(303);
    return taken;
  };
  await measure('warm@example.com');
  const medians = await compare(identity, measure);
  expect(distance('sign-ups', medians)).toBeLessThan(NEAR);
});
