import { randomBytes, randomUUID } from 'node:crypto';

import { callApi } from './api-call.ts';
import type { AppClient } from './emulator.ts';
import type { SignIn } from './tokens.ts';

/** How long a browser is signed in at the user pool's domain, in seconds (documentation, 'ID token'). */
export const SESSION_SECONDS = 3600;

/** A browser that is signed in. cognito-local gives a code for a password only, so it is kept. */
export interface BrowserSession {
  readonly username: string;
  readonly password: string;
  readonly authTime: number;
}

/** An authorization request. */
export interface AuthorizationRequest {
  readonly client: AppClient;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly codeChallenge: string;
}

/** The stand-in's own state of sign-ins, beside cognito-local's. */
export interface SignIns {
  readonly sessionOf: (cookie: string | undefined) => BrowserSession | undefined;
  /** @returns the value of the session's cookie, or `undefined` where email and password are wrong */
  readonly begin: (
    username: string,
    password: string,
    request: AuthorizationRequest,
  ) => Promise<{ readonly cookie: string; readonly code: string } | undefined>;
  /** A code for a browser that is signed in; `undefined` where the account is gone. */
  readonly goOn: (
    session: BrowserSession,
    request: AuthorizationRequest,
  ) => Promise<string | undefined>;
  readonly end: (cookie: string | undefined) => void;
  readonly takeCode: (code: string) => SignIn | undefined;
  readonly keepRefresh: (token: string, signIn: SignIn) => void;
  readonly ofRefresh: (token: string) => SignIn | undefined;
  /** Ends a refresh token; done as well where there is none. */
  readonly revoke: (token: string, clientId: string) => Promise<void>;
}

const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** The code that cognito-local gives for a password. */
const codeFor = async (
  endpoint: string,
  { username, password }: Pick<BrowserSession, 'username' | 'password'>,
  { client, redirectUri, codeChallenge }: AuthorizationRequest,
): Promise<string | undefined> => {
  const answer = await fetch(`${endpoint}/oauth2/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      response_type: 'code',
      client_id: client.id,
      redirect_uri: redirectUri,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      username,
      password,
    }),
  });
  await answer.body?.cancel();
  const location = answer.headers.get('Location');
  return location === null ? undefined : (new URL(location).searchParams.get('code') ?? undefined);
};

/**
 * Creates the store, with no session.
 * @param endpoint of cognito-local
 */
export const createSignIns = (endpoint: string): SignIns => {
  const sessions = new Map<string, BrowserSession>();
  const codes = new Map<string, SignIn>();
  const refreshes = new Map<string, SignIn>();
  const goOn: SignIns['goOn'] = async (session, request) => {
    const code = await codeFor(endpoint, session, request);
    if (code === undefined) return undefined;
    codes.set(code, {
      authTime: session.authTime,
      originJti: randomUUID(),
      scope: request.scope,
      nonce: request.nonce,
    });
    return code;
  };
  return {
    goOn,
    sessionOf: (cookie) => {
      const session = sessions.get(cookie ?? '');
      return session && secondsNow() - session.authTime < SESSION_SECONDS ? session : undefined;
    },
    begin: async (username, password, request) => {
      const session = { username, password, authTime: secondsNow() };
      const code = await goOn(session, request);
      if (code === undefined) return undefined;
      const cookie = randomBytes(16).toString('hex');
      sessions.set(cookie, session);
      return { cookie, code };
    },
    end: (cookie) => {
      sessions.delete(cookie ?? '');
    },
    takeCode: (code) => {
      const signIn = codes.get(code);
      codes.delete(code);
      return signIn;
    },
    keepRefresh: (token, { nonce: _nonce, ...signIn }) => {
      refreshes.set(token, signIn);
    },
    ofRefresh: (token) => refreshes.get(token),
    revoke: async (token, clientId) => {
      if (refreshes.delete(token)) {
        await callApi(endpoint, 'RevokeToken', { Token: token, ClientId: clientId });
      }
    },
  };
};
