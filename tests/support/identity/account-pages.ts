import {
  ADA,
  IdentityBrowser,
  signIn,
  signUp,
  type Person,
} from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';

/** Where the account's pages are. */
export const ACCOUNT = '/idp/account';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';

/** The hidden fields of a page's form. */
const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(html.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)).map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** A browser with the tokens that the app got in it. */
export interface SignedIn {
  readonly browser: IdentityBrowser;
  readonly tokens: Awaited<ReturnType<typeof signIn>>;
}

/** Ada's account on a provider of its own, and what a test does with its pages. */
export interface AccountTest extends TestIdentity {
  readonly ada: SignedIn;
  readonly accountId: string;
  /** Signs in with another browser. */
  readonly another: (person?: Partial<Person>) => Promise<SignedIn>;
  /** The text of a page. */
  readonly read: (browser: IdentityBrowser, path?: string) => Promise<string>;
  /** Sends a form of the account's pages; its owner's id comes along. */
  readonly post: (
    browser: IdentityBrowser,
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Lets time pass for the provider. */
  readonly pass: (ms: number) => void;
  /** The kinds in the list of recent activity, the latest first. */
  readonly events: () => Promise<string[]>;
}

/**
 * Serves a provider on which Ada is signed in with a browser.
 * @param options as of `serveIdentity`; `verified` whether her address is proven
 */
export const serveAccount = async ({
  verified = true,
  ...options
}: Parameters<typeof serveIdentity>[0] & {
  readonly verified?: boolean;
} = {}): Promise<AccountTest> => {
  const served = await serveIdentity(options);
  const { db, identity, origin, time } = served;
  const browser = new IdentityBrowser(origin);
  const tokens = await signUp(origin, ADA, browser);
  const account = await identity.accounts.findByEmail(ADA.email);
  if (!account) throw new Error('There is no account.');
  if (verified) await identity.accounts.markVerified(account.id);
  return {
    ...served,
    ada: { browser, tokens },
    accountId: account.id,
    another: async (person = {}) => {
      const other = new IdentityBrowser(origin);
      return { browser: other, tokens: await signIn(origin, { ...ADA, ...person }, other) };
    },
    read: async (from, path = '') => {
      const { response } = await from.open(`${ACCOUNT}${path}`);
      return response.text();
    },
    post: (from, path, fields = {}, headers = {}) =>
      from.fetch(`${ACCOUNT}${path}`, {
        method: 'POST',
        headers: { Origin: origin, 'User-Agent': FIREFOX, ...headers },
        body: new URLSearchParams({ account: account.id, ...fields }),
      }),
    pass: (ms) => {
      time.now = (time.now ?? Date.now()) + ms;
    },
    events: async () =>
      (
        await db
          .selectFrom('account_events')
          .select('kind')
          .where('account_id', '=', account.id)
          .orderBy('at', 'desc')
          .execute()
      ).map(({ kind }) => kind),
  };
};

/** The hidden fields of a page and what is typed into its form. */
export const filledIn = (html: string, typed: Record<string, string>): Record<string, string> => ({
  ...hiddenFields(html),
  ...typed,
});
