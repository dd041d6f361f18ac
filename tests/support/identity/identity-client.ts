import { createHash, randomBytes } from 'node:crypto';

import type { TokenResponse } from '#contract/session.ts';
import { CookieJar } from '#support/identity/cookie-jar.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';

export interface Person {
  readonly email: string;
  readonly givenName: string;
  readonly password: string;
}

/** An authorization request and what only its sender knows. */
export interface Request {
  readonly parameters: Record<string, string>;
  readonly verifier: string;
}

const CLIENT_ID = 'dck-web';

/** An authorization request as the web app sends it, with PKCE. */
export const authorizationRequest = (origin: string): Request => {
  const verifier = randomBytes(32).toString('base64url');
  return {
    verifier,
    parameters: {
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: `${origin}/auth`,
      scope: 'email openid phone profile',
      state: randomBytes(8).toString('hex'),
      nonce: randomBytes(8).toString('hex'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  };
};

/** A browser without script, for one person: follows redirects below `/idp` and keeps cookies. */
export class IdentityBrowser {
  readonly origin: string;
  readonly #jar = new CookieJar();
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers go with each request */
  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin;
    this.#headers = headers;
  }

  /** Takes in a cookie, as one that was stolen. */
  setCookie(line: string): void {
    this.#jar.set(line, new URL('/idp/', this.origin));
  }

  /** The `Cookie` header that it would send to a path. */
  cookies(path: string): string {
    return this.#jar.header(new URL(path, this.origin));
  }

  /** One request without following redirects. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    const headers = new Headers(this.#headers);
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    headers.set('Cookie', this.#jar.header(url));
    if (!headers.has('Accept')) headers.set('Accept', 'text/html');
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.#jar.store(response, url);
    return response;
  }

  /** Follows redirects until a page, or until the browser would leave `/idp`. */
  async open(address: string, init?: RequestInit): Promise<{ url: URL; response: Response }> {
    let url = new URL(address, this.origin);
    let response = await this.fetch(url.href, init);
    for (let hops = 0; hops < 10; hops += 1) {
      const location = response.headers.get('Location');
      if (location === null) return { url, response };
      await response.body?.cancel();
      url = new URL(location, url);
      if (!url.pathname.startsWith('/idp/')) return { url, response };
      response = await this.fetch(url.href);
    }
    throw new Error('Too many redirects.');
  }

  /** Opens an entry (`login`, `signup` or `oauth2/authorize`) for an authorization request. */
  start(entry: string, { parameters }: Request) {
    return this.open(`/idp/${entry}?${new URLSearchParams(parameters)}`);
  }

  /** Sends the form of a page. */
  submit(page: URL, view: 'signin' | 'signup', fields: Record<string, string>) {
    const interaction = page.pathname.replace(/\/(signin|signup)$/, '');
    return this.open(`${interaction}/${view}`, {
      method: 'POST',
      headers: { Origin: this.origin },
      body: new URLSearchParams(fields),
    });
  }
}

/** The parameters of the token request for the code that a browser came back with. */
export const codeGrant = (origin: string, back: URL, { verifier }: Request): URLSearchParams =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: CLIENT_ID,
    code: back.searchParams.get('code') ?? '',
    redirect_uri: `${origin}/auth`,
    code_verifier: verifier,
  });

/** Exchanges the code that the browser came back with. */
export const exchange = async (origin: string, back: URL, request: Request): Promise<Response> =>
  fetch(`${origin}/idp/oauth2/token?${codeGrant(origin, back, request)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

/** Asks for new tokens by a refresh token. */
export const refresh = (origin: string, token = ''): Promise<Response> =>
  fetch(
    `${origin}/idp/oauth2/token?${new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: CLIENT_ID,
      refresh_token: token,
      redirect_uri: `${origin}/auth`,
    })}`,
    { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  );

const tokensOf = async (origin: string, back: URL, request: Request): Promise<TokenResponse> => {
  if (!back.searchParams.has('code')) throw new Error(`No code in ${back.pathname}${back.search}`);
  return parseTokens(await (await exchange(origin, back, request)).json());
};

/** Makes an account through the real sign-up form and gives the tokens of its first session. */
export const signUp = async (
  origin: string,
  { email, givenName, password }: Person,
  browser = new IdentityBrowser(origin),
): Promise<TokenResponse> => {
  const request = authorizationRequest(origin);
  const { url } = await browser.start('signup', request);
  const fields = { email, given_name: givenName, password };
  const back = await browser.submit(url, 'signup', fields);
  return tokensOf(origin, back.url, request);
};

/** Signs in through the real form and gives the tokens. */
export const signIn = async (
  origin: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
  browser = new IdentityBrowser(origin),
): Promise<TokenResponse> => {
  const request = authorizationRequest(origin);
  const { url } = await browser.start('login', request);
  const back = await browser.submit(url, 'signin', { email, password });
  return tokensOf(origin, back.url, request);
};

/** A person to sign up. */
export const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/**
 * A browser on a sign-in or sign-up page.
 * @param more parameters of the authorization request that are not as usual
 */
export const openPage = async (
  entry: 'login' | 'signup',
  origin: string,
  more: Readonly<Record<string, string>> = {},
  browser = new IdentityBrowser(origin),
) => {
  const request = authorizationRequest(origin);
  const parameters = { ...request.parameters, ...more };
  const { response, url } = await browser.start(entry, { ...request, parameters });
  return { browser, url, html: await response.text(), response };
};
