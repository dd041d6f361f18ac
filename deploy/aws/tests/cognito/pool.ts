import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { vi } from 'vitest';

import { getConfig } from '../../../../server/config/config.ts';
import type { LogLine } from '../../../../server/shared/log.ts';
import {
  entranceUrl,
  tokenRequest,
  type OAuthConfig,
  type TokenEndpointRequest,
} from '../../../../src/lib/session/oauth.ts';
import { startServer } from '../../../../server/server.ts';
import { freePort } from '../../../../tests/support/shared/free-port.ts';
import { CookieJar } from '../../../../tests/support/identity/cookie-jar.ts';
import { TEST_DECK } from '../../../../tests/support/shared/test-deck.ts';
import { MAILED_CODE } from '../../cognito/emulator.ts';
import { startStandIn, type StandIn } from '../../cognito/stand-in.ts';
import { createUserPoolOwner } from '../../cognito/user-pool-owner.ts';

export const CLIENT_ID = 'dckwebclient';
export const OTHER_CLIENT_ID = 'someotherclient';

/** Credentials that cognito-local does not look at. */
export const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

export interface Person {
  readonly email: string;
  readonly password: string;
}

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
  readonly token_type: string;
}

/** A browser without script, and the app in it: it follows redirects on the domain and keeps its cookies. */
export interface PoolBrowser {
  /** Opens an address of the domain and follows redirects until a page, or until it would leave. */
  readonly open: (
    path: string,
    form?: Record<string, string>,
  ) => Promise<{ url: URL; html: string; status: number }>;
  /** The query of the app's own authorization request with changes, and the verifier of its challenge. */
  readonly ask: (more?: Record<string, string>) => { query: URLSearchParams; verifier: string };
  /** Signs up through the pages; gives where the browser came back to. */
  readonly signUp: (person: Person, query: URLSearchParams) => Promise<URL>;
  readonly signIn: (person: Person, query: URLSearchParams) => Promise<URL>;
  /** The app's own token requests. */
  readonly exchange: (back: URL, verifier: string) => Promise<Tokens>;
  readonly refresh: (tokens: Pick<Tokens, 'refresh_token'>) => Promise<Response>;
}

export interface Pool {
  readonly standIn: StandIn;
  /** Of the product, whose accounts are the pool's. */
  readonly origin: string;
  readonly lines: LogLine[];
  readonly newBrowser: () => PoolBrowser;
  /** Calls the API of the product. */
  readonly call: (path: string, accessToken: string, init?: RequestInit) => Promise<Response>;
  /** Offset of the product's and the pool's clock from the real time, in ms. */
  readonly shiftTime: (ms: number) => void;
  readonly end: () => Promise<void>;
}

/** A person that no other test uses. */
export const newPerson = (): Person => ({
  email: `${randomUUID()}@example.com`,
  password: 'Correct horse battery 1',
});

const browserOf = ({ domain }: StandIn, origin: string): PoolBrowser => {
  const jar = new CookieJar();
  const once = async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: jar.header(url) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    jar.store(answer, url);
    return answer;
  };
  const open: PoolBrowser['open'] = async (path, form) => {
    let url = new URL(path, domain);
    let answer = await once(url, form);
    for (let location = answer.headers.get('Location'); location !== null;) {
      url = new URL(location, url);
      if (url.origin !== domain) return { url, html: '', status: answer.status };
      answer = await once(url);
      location = answer.headers.get('Location');
    }
    return { url, html: await answer.text(), status: answer.status };
  };
  const fillIn = async (page: { url: URL; html: string }, fields: Record<string, string>) => {
    const csrf = /name="_csrf" value="(\w+)"/.exec(page.html)?.[1] ?? '';
    return open(page.url.pathname + page.url.search, { _csrf: csrf, ...fields });
  };
  const app: OAuthConfig = {
    provider: domain,
    issuer: domain,
    clientId: CLIENT_ID,
    redirectUri: `${origin}/auth`,
    tokenParams: 'body',
  };
  const send = ({ body, url }: TokenEndpointRequest): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
  return {
    open,
    ask: (more = {}) => {
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const transaction = { nonce: 'aZ_-09', verifier, oidcNonce: 'nonce', path: '/browse/B12' };
      const address = entranceUrl('oauth2/authorize', app, transaction, challenge);
      const query = new URL(address).searchParams;
      for (const [name, value] of Object.entries(more)) query.set(name, value);
      return { query, verifier };
    },
    signUp: async ({ email, password }, query) => {
      const form = await open(`/signup?${query}`);
      const next = await fillIn(form, { username: email, given_name: 'Ada', password });
      return (await fillIn(next, { code: MAILED_CODE })).url;
    },
    signIn: async ({ email, password }, query) => {
      const form = await open(`/oauth2/authorize?${query}`);
      return (await fillIn(form, { username: email, password })).url;
    },
    exchange: async (back, verifier) => {
      const code = back.searchParams.get('code') ?? '';
      const answer = await send(tokenRequest(app, { code, verifier }));
      if (!answer.ok) throw new Error(`No tokens: ${await answer.text()}`);
      return (await answer.json()) as Tokens;
    },
    refresh: ({ refresh_token = '' }) => send(tokenRequest(app, { refreshToken: refresh_token })),
  };
};

/**
 * Starts what stands in for a user pool, and the product with its accounts there.
 * @param more settings of the product
 */
export const startPool = async (more: Record<string, string> = {}): Promise<Pool> => {
  const realNow = Date.now;
  let shift = 0;
  const time = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
  const folder = await mkdtemp(join(tmpdir(), 'dck-pool-'));
  await writeFile(join(folder, 'index.html'), '<p>DCK</p>');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const urls = { callbackUrls: [`${origin}/auth`], logoutUrls: [`${origin}/`] };
  const standIn = await startStandIn({
    id: 'local_Dck',
    clients: [
      { id: CLIENT_ID, ...urls },
      { id: OTHER_CLIENT_ID, ...urls },
    ],
    groups: ['beta'],
  });
  const lines: LogLine[] = [];
  const settings = { ...more, OIDC_ISSUER: standIn.issuer, OIDC_CLIENT_ID: CLIENT_ID };
  const config = getConfig({
    ...settings,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DECK_DIR: TEST_DECK,
  });
  const { api, issuer } = standIn;
  const server = await startServer(config, folder, (line) => lines.push(line), {
    identityOwner: createUserPoolOwner(issuer, {
      endpoint: api,
      credentials: CREDENTIALS,
      maxAttempts: 1,
    }),
  });
  return {
    standIn,
    origin,
    lines,
    newBrowser: () => browserOf(standIn, origin),
    call: (path, accessToken, init = {}) =>
      fetch(`${origin}/api${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      }),
    shiftTime: (ms) => {
      shift = ms;
    },
    end: async () => {
      time.mockRestore();
      await server.close(100);
      await standIn.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Signs up a new person and returns their tokens. */
export const signUpOne = async (
  { newBrowser }: Pool,
  person = newPerson(),
  browser = newBrowser(),
): Promise<Tokens> => {
  const { query, verifier } = browser.ask();
  return browser.exchange(await browser.signUp(person, query), verifier);
};
