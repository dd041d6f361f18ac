import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import {
  authorizationRequest,
  IdentityBrowser,
  signUp,
} from '#support/identity/identity-client.ts';
import { startProduct } from '#support/process/product.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

interface Cookie {
  readonly name: string;
  /** How long the browser keeps it, in seconds; 0 ends it. */
  readonly seconds: number;
  readonly attributes: readonly string[];
}

const parse = (line: string): Cookie => {
  const [pair = '', ...attributes] = line.split(/; */);
  const valueOf = (name: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.split('=')[1];
  const [maxAge, expires = ''] = [valueOf('max-age'), valueOf('expires')];
  const left = maxAge === undefined ? (Date.parse(expires) - Date.now()) / 1000 : Number(maxAge);
  const kept = attributes.filter((text) => !/^(max-age|expires)=/i.test(text)).toSorted();
  return {
    name: pair.split('=')[0] ?? '',
    seconds: Math.max(0, Math.round(left)),
    attributes: kept,
  };
};

/** A browser without script whose person is signed in and has used the app, and all it was given. */
const useProduct = async () => {
  const { origin } = await startProduct();
  const given: Cookie[] = [];
  class Watched extends IdentityBrowser {
    override async fetch(address: string, init?: RequestInit): Promise<Response> {
      const answer = await super.fetch(address, init);
      given.push(...answer.headers.getSetCookie().map(parse));
      return answer;
    }
  }
  const watch = () => new Watched(origin);
  const browser = watch();
  const { access_token } = await signUp(origin, ADA, browser);
  const headers = { Authorization: `Bearer ${access_token}` };
  await browser.fetch('/api/cards/B12', { headers });
  await watch().fetch('/idp/forgot?ui_locales=de');
  await watch().fetch('/api/tables', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  return { browser, given, headers, origin, watch };
};

const xsrfOf = (answer: Response): Cookie[] =>
  answer.headers
    .getSetCookie()
    .map(parse)
    .filter(({ name }) => name === 'XSRF-TOKEN');

const ENDED = [{ name: 'XSRF-TOKEN', seconds: 0, attributes: ['Path=/', 'SameSite=Strict'] }];

test('the privacy page names every cookie, and no other', async () => {
  const { given, origin, watch } = await useProduct();
  // A browser that can make passkeys is asked once whether it should.
  const able = watch();
  const { url } = await able.start('login', authorizationRequest(origin));
  const { email, password } = ADA;
  await able.submit(url, 'signin', { email, password, passkeys: '1' });
  const page = await readFile('src/content/legal/privacy.md', 'utf8');
  const section = /^## Cookies\n([\s\S]*?)^## /m.exec(page)?.[1] ?? '';
  const named = [...section.matchAll(/\*\*`([\w-]+)`\*\*/g)].map(([, name = '']) => name);
  const names = new Set(given.map(({ name }) => name.replace(/\.sig$|(?<=^dck_table)_.*/, '')));
  expect(named.toSorted()).toEqual([...names].toSorted());
});

test.each([
  ['XSRF-TOKEN', 30 * DAY],
  ['idp_session', 30 * DAY],
  ['idp_interaction', HOUR],
  ['idp_resume', HOUR],
  ['idp_device', 182 * DAY],
  ['idp_language', 182 * DAY],
  ['dck_table', 30 * DAY],
])('%s is kept as long as the privacy page says at most', async (wanted, most) => {
  const { given } = await useProduct();
  const longest = Math.max(
    ...given.filter(({ name }) => name.startsWith(wanted)).map(({ seconds }) => seconds),
  );
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(most);
});

test('the log-out ends the anti-forgery cookie', async () => {
  const { browser, origin } = await useProduct();
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  expect(xsrfOf(await browser.fetch(`/idp/logout?${query}`))).toEqual(ENDED);
});

test('a log-out that only asks leaves it', async () => {
  const { browser, origin } = await useProduct();
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect(xsrfOf(await browser.fetch(`/idp/logout?${query}`, { headers }))).toEqual([]);
});

test('the standard log-out ends it as well', async () => {
  const { browser, origin } = await useProduct();
  const query = new URLSearchParams({
    post_logout_redirect_uri: `${origin}/`,
    client_id: 'dck-web',
  });
  const asked = await browser.fetch(`/idp/oauth2/logout?${query}`);
  const xsrf = /name="xsrf" value="(\w+)"/.exec(await asked.text())?.[1] ?? '';
  const confirmed = await browser.fetch('/idp/oauth2/logout/confirm', {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(xsrfOf(confirmed)).toEqual(ENDED);
});

test('the end of the account ends it as well', async () => {
  const { headers, origin } = await useProduct();
  const erased = await fetch(`${origin}/api/account`, { method: 'DELETE', headers });
  expect([erased.status, xsrfOf(erased)]).toEqual([204, ENDED]);
});

test('a sign-in that starts leaves no cookie for the whole site', async () => {
  const { origin } = await startProduct();
  const { parameters } = authorizationRequest(origin);
  const answer = await fetch(`${origin}/idp/oauth2/authorize?${new URLSearchParams(parameters)}`, {
    redirect: 'manual',
  });
  const paths = answer.headers
    .getSetCookie()
    .map((line) => parse(line).attributes.find((text) => text.startsWith('path=')));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path?.startsWith('path=/idp/'))).toEqual([]);
});
