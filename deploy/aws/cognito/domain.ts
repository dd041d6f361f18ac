import { randomBytes } from 'node:crypto';

import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { callApi, Refused } from './api-call.ts';
import { backTo, readRequest, type Fault } from './authorization.ts';
import type { UserPool } from './emulator.ts';
import { confirmPage, errorPage, loginPage, signUpPage } from './pages.ts';
import { SESSION_SECONDS, type AuthorizationRequest, type SignIns } from './sign-ins.ts';

const SESSION_COOKIE = 'cognito';
const FORM_COOKIE = 'form-csrf';

export interface DomainOptions {
  /** Of cognito-local. */
  readonly endpoint: string;
  readonly pool: UserPool;
  readonly signIns: SignIns;
}

const WRONG = 'Incorrect username or password.';

/** Messages for the refusals that a person can act on. */
const WORDS: Readonly<Record<string, string>> = {
  UsernameExistsException: 'An account with the given email already exists.',
  CodeMismatchException: 'Invalid verification code provided, please try again.',
};

const wordsOf = (error: unknown): string => {
  const words = error instanceof Refused ? WORDS[error.message] : undefined;
  if (words === undefined) throw error;
  return words;
};

/**
 * The pages of a user pool's domain that cognito-local lacks (documentation, 'User-interactive managed
 * login and classic hosted UI endpoints'): `/oauth2/authorize` with a browser session and `prompt=login`,
 * `/login`, `/signup`, `/confirm` and `/logout`. Accounts, passwords and codes are cognito-local's.
 */
export const domainPages = ({ endpoint, pool, signIns }: DomainOptions): Hono => {
  const app = new Hono();
  /** Sign-ups whose code is still missing, by the cookie of their forms. */
  const unconfirmed = new Map<string, { username: string; password: string }>();

  const queryOf = (c: Context): string => new URL(c.req.url).search.slice(1);
  const csrfOf = (c: Context): string => {
    const known = getCookie(c, FORM_COOKIE);
    if (known !== undefined) return known;
    const made = randomBytes(16).toString('hex');
    setCookie(c, FORM_COOKIE, made, { httpOnly: true, sameSite: 'Lax', path: '/' });
    return made;
  };
  const tell = (c: Context, fault: Fault): Response | Promise<Response> =>
    fault.kind === 'redirect' ? c.redirect(fault.location) : c.html(errorPage(fault.error), 400);
  /** Runs a page for a request that is in order. */
  const withRequest =
    (work: (c: Context, request: AuthorizationRequest) => Promise<Response>) => (c: Context) => {
      const request = readRequest(new URL(c.req.url).searchParams, pool.clients);
      return 'kind' in request ? tell(c, request) : work(c, request);
    };
  /** Reads a form of a page of ours. */
  const readForm = async (c: Context): Promise<Record<string, string> | undefined> => {
    const fields = Object.entries(await c.req.parseBody()).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const form = Object.fromEntries(fields);
    return form['_csrf'] === getCookie(c, FORM_COOKIE) ? form : undefined;
  };
  const finish = (
    c: Context,
    { redirectUri, state }: AuthorizationRequest,
    code: string,
  ): Response => c.redirect(backTo(redirectUri, { code }, state));
  const signIn = async (
    c: Context,
    request: AuthorizationRequest,
    { username, password }: { username: string; password: string },
  ): Promise<Response | undefined> => {
    const begun = await signIns.begin(username, password, request);
    if (!begun) return undefined;
    setCookie(c, SESSION_COOKIE, begun.cookie, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: SESSION_SECONDS,
    });
    return finish(c, request, begun.code);
  };

  app.get(
    '/oauth2/authorize',
    withRequest(async (c, request) => {
      const session = signIns.sessionOf(getCookie(c, SESSION_COOKIE));
      if (session && c.req.query('prompt') !== 'login') {
        const code = await signIns.goOn(session, request);
        if (code !== undefined) return finish(c, request, code);
      }
      return c.redirect(`/login?${queryOf(c)}`);
    }),
  );
  app.get(
    '/login',
    withRequest(async (c) => c.html(loginPage({ query: queryOf(c), csrf: csrfOf(c) }))),
  );
  app.post(
    '/login',
    withRequest(async (c, request) => {
      const form = await readForm(c);
      const options = { query: queryOf(c), csrf: csrfOf(c) };
      if (!form) return c.html(loginPage(options), 403);
      const { username = '', password = '' } = form;
      const done = await signIn(c, request, { username, password });
      return done ?? c.html(loginPage({ ...options, error: WRONG }));
    }),
  );
  app.get(
    '/signup',
    withRequest(async (c) => c.html(signUpPage({ query: queryOf(c), csrf: csrfOf(c) }))),
  );
  app.post(
    '/signup',
    withRequest(async (c, { client }) => {
      const form = await readForm(c);
      const options = { query: queryOf(c), csrf: csrfOf(c) };
      if (!form) return c.html(signUpPage(options), 403);
      const { username = '', password = '', given_name = '' } = form;
      try {
        await callApi(endpoint, 'SignUp', {
          ClientId: client.id,
          Username: username,
          Password: password,
          UserAttributes: [{ Name: 'given_name', Value: given_name }],
        });
      } catch (error) {
        return c.html(signUpPage({ ...options, error: wordsOf(error) }));
      }
      unconfirmed.set(options.csrf, { username, password });
      return c.redirect(`/confirm?${options.query}`);
    }),
  );
  app.get(
    '/confirm',
    withRequest(async (c) => c.html(confirmPage({ query: queryOf(c), csrf: csrfOf(c) }))),
  );
  app.post(
    '/confirm',
    withRequest(async (c, request) => {
      const form = await readForm(c);
      const options = { query: queryOf(c), csrf: csrfOf(c) };
      const person = unconfirmed.get(options.csrf);
      if (!form || !person) return c.html(confirmPage(options), 403);
      try {
        await callApi(endpoint, 'ConfirmSignUp', {
          ClientId: request.client.id,
          Username: person.username,
          ConfirmationCode: form['code'],
        });
      } catch (error) {
        return c.html(confirmPage({ ...options, error: wordsOf(error) }));
      }
      unconfirmed.delete(options.csrf);
      const done = await signIn(c, request, person);
      return done ?? c.redirect(`/login?${options.query}`);
    }),
  );
  app.get('/logout', (c) => {
    const client = pool.clients.find(({ id }) => id === c.req.query('client_id'));
    const logoutUri = c.req.query('logout_uri');
    if (!client || (logoutUri !== undefined && !client.logoutUrls.includes(logoutUri))) {
      return c.html(errorPage('invalid_request'), 400);
    }
    signIns.end(getCookie(c, SESSION_COOKIE));
    setCookie(c, SESSION_COOKIE, '', { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 0 });
    if (logoutUri !== undefined) return c.redirect(logoutUri);
    // Without it the person signs in anew; what that request lacks the sign-in page tells.
    return c.redirect(`/login?${queryOf(c)}`);
  });
  return app;
};
