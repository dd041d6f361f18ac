import { errors, Provider, type ErrorOut, type KoaContextWithOIDC as Context } from 'oidc-provider';

import { PRODUCT_TITLE } from '#lib/shared/brand.ts';
import type { Database } from '#server/db/open.ts';
import { ACCOUNT_PAGE } from '#server/identity/account/paths.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import { createAdapterFactory } from '#server/identity/adapter.ts';
import { holdsThings } from '#server/account/holdings.ts';
import { accessTokenClaims, findAccount } from '#server/identity/claims.ts';
import type { Keys } from '#server/identity/keys.ts';
import { promptPolicy } from '#server/identity/prompts.ts';
import { SESSION_SECONDS } from '#server/identity/sessions/session-seconds.ts';

/** The web app as a client: public, so PKCE stands in for a secret. */
export const CLIENT_ID = 'dck-web';
/** The account pages as a client: they need a session only, and get no tokens. */
export const ACCOUNT_CLIENT_ID = 'dck-account';

const SCOPE = 'openid email phone profile';
const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export interface ProviderOptions {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly origin: string;
  /** The callback page, in each language. */
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly clock: () => number;
  /** Whether a person has to prove their address before anything else. */
  readonly requireVerifiedEmail: boolean;
  /** Whether mails reach people. */
  readonly mailConfigured: boolean;
  /** Shows the provider's errors to a person. */
  readonly renderError: (ctx: Context, out: ErrorOut) => Promise<void>;
  /** Asks a person whether to sign out; `form` is the provider's form without its buttons. */
  readonly renderLogout: (ctx: Context, form: string) => Promise<void>;
  readonly renderLoggedOut: (ctx: Context) => Promise<void>;
}

/**
 * The OpenID provider with Cognito's paths and claims (behaviour/session.md, 'Sign-in'; OpenID Connect Core).
 * Its issuer is `{origin}/idp`; it expects to be mounted there.
 */
export const createProvider = (options: ProviderOptions): Provider => {
  const { accounts, clock, db, keys, origin } = options;
  const issuer = `${origin}/idp`;
  const resource = `${origin}/api`;
  const cookie = { httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const;

  const loadExistingGrant = async ({ oidc }: Context) => {
    const { account, client, session } = oidc;
    if (!account || !client || !session) return undefined;
    const existing = session.grantIdFor(client.clientId);
    const grant = existing === undefined ? undefined : await oidc.provider.Grant.find(existing);
    if (grant) return grant;
    // This is the product's own client: signing in is the consent.
    const fresh = new oidc.provider.Grant({
      accountId: account.accountId,
      clientId: client.clientId,
    });
    fresh.addOIDCScope(SCOPE);
    fresh.addResourceScope(resource, SCOPE);
    await fresh.save();
    return fresh;
  };

  const provider = new Provider(issuer, {
    adapter: createAdapterFactory(db, clock),
    // Asked for in both requests, as OpenID Connect Core, sections 3.1.2.1 and 3.1.3.2, want it.
    allowOmittingSingleRegisteredRedirectUri: false,
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: PRODUCT_TITLE,
        token_endpoint_auth_method: 'none',
        redirect_uris: [...options.redirectUris],
        post_logout_redirect_uris: [...options.postLogoutRedirectUris],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      {
        client_id: ACCOUNT_CLIENT_ID,
        client_name: 'Account pages',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${origin}${ACCOUNT_PAGE}`],
        grant_types: [],
        // OAuth 2.0 Multiple Response Type Encoding Practices, section 4: an answer without a code.
        response_types: ['none'],
      },
    ],
    claims: {
      openid: ['sub', 'token_use', 'cognito:groups', 'cognito:username'],
      email: ['email', 'email_verified', 'verify_email'],
      phone: ['phone_number'],
      profile: ['given_name', 'locale'],
    },
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, from) => from === origin,
    conformIdTokenClaims: false,
    cookies: {
      keys: keys.cookies,
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      long: { ...cookie, path: '/idp' },
      // Without a path: the provider binds each one to its own interaction, so two tabs can sign in.
      short: cookie,
    },
    discovery: { userinfo_endpoint: `${issuer}/oauth2/userInfo` },
    expiresWithSession: () => false,
    extraTokenClaims: (ctx, token) => accessTokenClaims(accounts, ctx, token),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // Answered by userinfo.ts: the provider's own knows opaque tokens only.
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: options.renderLogout,
        postLogoutSuccessSource: options.renderLoggedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator) => {
          if (indicator !== resource) throw new errors.InvalidTarget();
          return {
            scope: SCOPE,
            audience: resource,
            accessTokenTTL: HOUR,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    findAccount: (_ctx, id) =>
      findAccount(accounts, id, {
        offersProof: options.mailConfigured,
        holdsThings: (account) => holdsThings(options.db, account),
      }),
    interactions: {
      policy: promptPolicy(options.requireVerifiedEmail),
      url: (_ctx, { uid }) => `/idp/interaction/${uid}`,
    },
    // The app's scopes lack `offline_access`, and its client refreshes all the same.
    issueRefreshToken: () => true,
    jwks: keys.signing,
    loadExistingGrant,
    pkce: { required: () => true },
    renderError: options.renderError,
    responseTypes: ['code', 'none'],
    rotateRefreshToken: () => true,
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      end_session: '/oauth2/logout',
      jwks: '/jwks',
    },
    scopes: SCOPE.split(' '),
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      // A family ends half a year after its sign-in, however often it is refreshed.
      Grant: 180 * DAY,
      IdToken: HOUR,
      Interaction: QUARTER,
      RefreshToken: 30 * DAY,
      // The provider also stores sessions without an account, such as on its logout page.
      Session: (_ctx, { accountId }) => (accountId === undefined ? QUARTER : SESSION_SECONDS),
    },
  });
  // serve.ts overwrites the forwarding headers with the configured origin, so they can be trusted.
  provider.proxy = true;
  return provider;
};
