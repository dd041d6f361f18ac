import type { APIRequestContext, Page } from '@playwright/test';

import type { TokenResponse } from '#contract/session.ts';
import { authorizationRequest, codeGrant } from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';

export interface Person {
  readonly email: string;
  readonly givenName: string;
  readonly password: string;
}

/** The identity provider at which the browser tests sign people up and in. */
export interface Provider {
  /** As the app was built with it: an address, or a path of the product. */
  readonly url: string;
  /** The address of its sign-in page. */
  readonly signInPage: RegExp;
  /** Its cookies: those of a session, and those that remain after the sign-out on purpose. */
  readonly cookies: { readonly session: string; readonly kept: readonly string[] };
  /** The steps after the sign-up form has been sent. */
  readonly finishSignUp: (page: Page) => Promise<void>;
  /**
   * Makes an account by the requests that the pages would send.
   * @param request of the browser that is signed in then
   * @param origin of the product
   */
  readonly join: (
    request: APIRequestContext,
    origin: string,
    person: Person,
  ) => Promise<TokenResponse>;
}

const own: Provider = {
  url: '/idp',
  signInPage: /\/idp\/interaction\//,
  cookies: { session: 'idp_session', kept: ['idp_device'] },
  finishSignUp: () => Promise.resolve(),
  join: async (request, origin, { email, givenName, password }) => {
    const asked = authorizationRequest(origin);
    const form = await request.get(`/idp/signup?${new URLSearchParams(asked.parameters)}`);
    const back = await request.post(form.url(), {
      headers: { Origin: origin },
      form: { email, given_name: givenName, password },
    });
    const answer = await request.post('/idp/oauth2/token', {
      params: codeGrant(origin, new URL(back.url()), asked),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    return parseTokens(await answer.json());
  },
};

/** A user pool of Amazon Cognito, or what stands in for it. */
interface UserPoolSettings {
  /** The user pool's domain. */
  readonly url: string;
  readonly clientId: string;
  /** The text of every email of the user pool. */
  readonly mailedCode: string;
}

const hiddenField = (html: string): string => /name="_csrf" value="(\w+)"/.exec(html)?.[1] ?? '';

const userPool = ({ url, clientId, mailedCode }: UserPoolSettings): Provider => ({
  url,
  signInPage: new RegExp(`^${url}/login\\?`),
  cookies: { session: 'cognito', kept: ['form-csrf', 'cd_owed_sign_out'] },
  finishSignUp: async (page) => {
    await page.getByLabel('Code').fill(mailedCode);
    await page.getByRole('button', { name: 'Confirm' }).click();
  },
  join: async (request, origin, { email, givenName, password }) => {
    const asked = authorizationRequest(origin);
    const query = new URLSearchParams({ ...asked.parameters, client_id: clientId });
    const page = await request.get(`${url}/signup?${query}`);
    const csrf = hiddenField(await page.text());
    const signUp = { _csrf: csrf, username: email, given_name: givenName, password };
    const next = await request.post(page.url(), { form: signUp });
    const back = await request.post(next.url(), { form: { _csrf: csrf, code: mailedCode } });
    const grant = codeGrant(origin, new URL(back.url()), asked);
    grant.set('client_id', clientId);
    const form = Object.fromEntries(grant);
    const answer = await request.post(`${url}/oauth2/token`, { form });
    return parseTokens(await answer.json());
  },
});

const url = process.env['DCK_TEST_USER_POOL'];

/** The provider of this run: a user pool where `DCK_TEST_USER_POOL` has its domain, else the own one. */
export const PROVIDER: Provider =
  url === undefined
    ? own
    : userPool({
        url,
        clientId: process.env['DCK_TEST_USER_POOL_CLIENT'] ?? '',
        mailedCode: process.env['DCK_TEST_USER_POOL_CODE'] ?? '',
      });

/** The addresses of the provider's logout, for `page.route`. */
export const LOGOUT = `**${PROVIDER.url.replace(/^https?:/, '')}/logout?*`;
