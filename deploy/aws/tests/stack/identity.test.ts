import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../../../.messages/languages.js';
import { PASSWORD_MIN } from '../../../../server/identity/new-password/rule.ts';
import { entranceUrl } from '../../../../src/lib/session/oauth.ts';
import { href, type RouteId } from '../../../../src/lib/shared/routes.ts';
import { synthesise } from './support/synthesise.ts';
import { listOf, resourceOf, resourcesOf, textOf } from './support/template.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const template = synthesise();
const client = resourceOf(template, 'AWS::Cognito::UserPoolClient').Properties;
const pool = resourceOf(template, 'AWS::Cognito::UserPool');

/** The scopes that the app requests at sign-in. */
const asked = new URL(
  entranceUrl(
    'oauth2/authorize',
    {
      provider: 'https://idp.example.com',
      issuer: 'https://idp.example.com',
      clientId: 'client',
      redirectUri: 'https://app.example.com/auth',
      tokenParams: 'body',
    },
    { nonce: 'nonce', verifier: 'verifier', oidcNonce: 'nonce', path: '/dash' },
    'challenge',
  ),
).searchParams;

describe('the client', () => {
  test('has no secret and takes a code alone, which the app ties to itself by PKCE', () => {
    expect(client).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
    });
    expect(asked.get('code_challenge_method')).toBe('S256');
  });

  test('lets nobody try passwords by the API of the pool', () => {
    expect(client['ExplicitAuthFlows']).toEqual(['ALLOW_CUSTOM_AUTH']);
    expect(pool.Properties['LambdaConfig']).toBeUndefined();
  });

  test('may have exactly the scopes that the app asks for', () => {
    expect(listOf(client['AllowedOAuthScopes']).map(String).toSorted()).toEqual(
      asked.get('scope')?.split(' ').toSorted(),
    );
  });

  const inEachLanguage = (id: RouteId): readonly string[] =>
    LANGUAGES.map((language) => `https://\${Domain}${href(id, undefined, language)}`);

  test('comes back to the callback pages of the domain, one in each language, and nowhere else', () => {
    expect(listOf(client['CallbackURLs']).map(textOf)).toEqual(inEachLanguage('auth'));
  });

  test('leaves for the landing pages of the domain, one in each language, and nowhere else', () => {
    expect(listOf(client['LogoutURLs']).map(textOf)).toEqual(inEachLanguage('landing'));
  });

  test('has tokens that can be revoked, and refresh tokens that count once', () => {
    expect(client).toMatchObject({
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
    });
  });

  test('has access tokens of an hour and refresh tokens of thirty days, as the built-in provider', () => {
    expect(client).toMatchObject({
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
    });
  });

  test('does not say whether an address has an account', () => {
    expect(client['PreventUserExistenceErrors']).toBe('ENABLED');
  });
});

describe('the pool', () => {
  test('has the group beta and a group for each tier of the deck', () => {
    const tiers = globSync('deck/exercises/*.yaml', { cwd: ROOT }).map(
      (file) => /^tier: '?(\w+)'?$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? file,
    );
    const groups = Object.values(resourcesOf(template, 'AWS::Cognito::UserPoolGroup')).map(
      ({ Properties }) => String(Properties['GroupName']),
    );
    expect(tiers.length).toBeGreaterThan(0);
    expect(groups.toSorted()).toEqual([...new Set(['beta', ...tiers])].toSorted());
  });

  test('asks for passwords as long as the built-in provider does, and of all kinds of characters', () => {
    const { PasswordPolicy } = pool.Properties['Policies'] as {
      PasswordPolicy: { MinimumLength: number };
    };
    expect(PasswordPolicy).toMatchObject({
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
    });
    expect(PasswordPolicy.MinimumLength).toBeGreaterThanOrEqual(PASSWORD_MIN);
  });

  test('has people prove their address, also a new one, and get back in by it', () => {
    expect(pool.Properties).toMatchObject({
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  test('asks for the name that the app greets people by', () => {
    expect(pool.Properties['Schema']).toContainEqual({
      Name: 'given_name',
      Required: true,
      Mutable: true,
    });
  });

  test('cannot be deleted, neither by hand nor with the stack', () => {
    expect(pool.Properties['DeletionProtection']).toBe('ACTIVE');
    expect(pool.DeletionPolicy).toBe('Retain');
    expect(pool.UpdateReplacePolicy).toBe('Retain');
  });

  test('offers a second factor that needs no telephone network', () => {
    expect(pool.Properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
  });

  test('has managed login at the prefix of the parameter, with a style for the client', () => {
    const domain = resourceOf(template, 'AWS::Cognito::UserPoolDomain').Properties;
    expect(domain['ManagedLoginVersion']).toBe(2);
    expect(textOf(domain['Domain'])).toBe('${SignInPrefix}');
    const style = resourceOf(template, 'AWS::Cognito::ManagedLoginBranding').Properties;
    expect(textOf(style['ClientId'])).toBe('${IdentityClient}');
    expect(pool.Properties['UserPoolTier']).toBe('ESSENTIALS');
  });

  test('writes its own letters where no domain is set, and from the domain where one is', () => {
    expect(pool.Properties['EmailConfiguration']).toBeUndefined();
    const withMail = synthesise({ mailDomain: 'example.com' });
    expect(
      resourceOf(withMail, 'AWS::Cognito::UserPool').Properties['EmailConfiguration'],
    ).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'no-reply@example.com',
    });
  });
});
