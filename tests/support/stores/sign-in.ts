import { stateOf, type Transaction } from '#lib/session/oauth.ts';
import {
  authorizationRequest,
  IdentityBrowser,
  type Person,
} from '#support/identity/identity-client.ts';
import { openPage, type TestPage } from '#support/stores/page.ts';

/**
 * Signs a person in at the provider and opens the callback page in a browser that asked for it.
 * @param wished the path that the sign-in was started for
 * @param before what the browser has stored by then
 * @returns the page, before its script has run, and the query of its address
 */
export const comeBack = async (
  origin: string,
  { email, password }: Person,
  wished: string,
  before: (page: TestPage) => void = () => {},
) => {
  const request = authorizationRequest(origin);
  const transaction: Transaction = {
    nonce: 'n'.repeat(16),
    verifier: request.verifier,
    oidcNonce: request.parameters['nonce'] ?? '',
    path: wished,
  };
  const browser = new IdentityBrowser(origin);
  const parameters = { ...request.parameters, state: stateOf(transaction) };
  const { url } = await browser.start('login', { ...request, parameters });
  const { url: back } = await browser.submit(url, 'signin', { email, password });
  const page = openPage(origin, back.pathname + back.search);
  page.sessionStorage.setItem('cd.auth.transaction', JSON.stringify(transaction));
  before(page);
  return { page, search: back.search };
};
