import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  CfnUserPoolGroup,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';

import { LANGUAGES } from '../../../.messages/languages.js';
import { prefixOf } from '../../../src/lib/shared/routes.ts';

/** The groups of people: who may use the app outside of production, and the tiers of the deck. */
const GROUPS = {
  beta: 'May use the app outside of production',
  free: 'Tier free',
  core: 'Tier core',
  pro: 'Tier pro',
} as const;

/** The scope of every sign-in (src/lib/session/oauth.ts); the client may ask for nothing else. */
const SCOPES = [OAuthScope.EMAIL, OAuthScope.OPENID, OAuthScope.PHONE, OAuthScope.PROFILE];

export interface IdentityProps {
  readonly name: string;
  /** The address that people open, without a trailing slash. */
  readonly origin: string;
  readonly signInPrefix: string;
  readonly mailDomain: string;
}

/** Accounts and their sign-in pages: a user pool with managed login and the app's own client. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** As tokens name it in `iss`. */
  readonly issuer: string;
  /** The address of the pages, without a trailing slash (`PUBLIC_AUTH_URL`). */
  readonly pages: string;

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      userPoolName: props.name,
      // Managed login needs it or a dearer one.
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // A new address counts once it is proven.
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        givenName: { required: true, mutable: true },
      },
      // The built-in provider asks for ten characters, and guesses how soon they would be found; the pool
      // cannot guess, so it asks for more.
      passwordPolicy: {
        minLength: 12,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      ...(props.mailDomain !== '' && {
        email: UserPoolEmail.withSES({
          fromEmail: `no-reply@${props.mailDomain}`,
          sesVerifiedDomain: props.mailDomain,
          sesRegion: Stack.of(this).region,
        }),
      }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Whoever wants a second factor can have one. To ask everybody for it would keep people with a deck in their hands and no authenticator out of a free app that holds their notes.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'Essentials has managed login; Plus costs a third more for each person and adds risk scores that need an address of each sign-in to be kept.',
      },
    );
    const domain = this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: props.signInPrefix },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    const inEachLanguage = (path: string): string[] =>
      LANGUAGES.map((language) => props.origin + prefixOf(language) + path);
    this.client = new UserPoolClient(this, 'Client', {
      userPool: this.pool,
      userPoolClientName: `${props.name}-web`,
      // A page in a browser can keep no secret: the code is tied to it by PKCE (RFC 7636) alone.
      generateSecret: false,
      oAuth: {
        flows: { authorizationCodeGrant: true, implicitCodeGrant: false, clientCredentials: false },
        scopes: SCOPES,
        callbackUrls: inEachLanguage('/auth'),
        logoutUrls: inEachLanguage('/'),
      },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      // Sign-in works on the pages only: passwords cannot be tried by the pool's API. An empty list
      // would mean several flows; this one does nothing without triggers, of which there are none.
      authFlows: { custom: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // A refresh token counts once; two tabs that ask at the same time both get an answer.
      refreshTokenRotationGracePeriod: Duration.seconds(10),
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
    });
    // Without a style of its own a client's pages do not open.
    new CfnManagedLoginBranding(this, 'Style', {
      userPoolId: this.pool.userPoolId,
      clientId: this.client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
    for (const [groupName, description] of Object.entries(GROUPS)) {
      new CfnUserPoolGroup(this, `Group-${groupName}`, {
        userPoolId: this.pool.userPoolId,
        groupName,
        description,
      });
    }
    this.issuer = this.pool.userPoolProviderUrl;
    this.pages = domain.baseUrl();
  }
}
