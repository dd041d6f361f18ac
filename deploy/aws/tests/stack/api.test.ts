import { describe, expect, test } from 'vitest';

import { BEAT_MS } from '../../../../contract/tables-bounds.ts';
import { getConfig } from '../../../../server/config/config.ts';
import { synthesise } from './support/synthesise.ts';
import { listOf, resourceOf, resourcesOf, textOf } from './support/template.ts';

const template = synthesise();
const functionOf = (name: string) =>
  resourceOf(template, 'AWS::Lambda::Function', `${name}Function`);

const environmentOf = (name: string): Record<string, string> => {
  const { Environment } = functionOf(name).Properties as {
    Environment: { Variables: Record<string, unknown> };
  };
  return Object.fromEntries(
    Object.entries(Environment.Variables).map(([key, value]) => [key, textOf(value)]),
  );
};

const COMMON = {
  DATABASE_ENGINE: 'dsql',
  DATABASE_URL: 'postgres://dck_api@${DatabaseCluster.Endpoint}/postgres?sslmode=verify-full',
  PUBLIC_ORIGIN: 'https://${Domain}',
  PUBLIC_APP_ENV: 'production',
  OIDC_ISSUER: '${IdentityPool.ProviderURL}',
  OIDC_CLIENT_ID: '${IdentityClient}',
  DATA_DIR: '/tmp/dck',
};
const ENTRY_KEY = '{{resolve:secretsmanager:${ApiEntryKey}:SecretString:::}}';

describe('the functions', () => {
  test('are told where they are, and each no more than it needs', () => {
    expect(environmentOf('ApiRequests')).toEqual({ ...COMMON, ENTRY_KEY });
    expect(environmentOf('ApiEvents')).toEqual({ ...COMMON, ENTRY_KEY });
    expect(environmentOf('ApiDuties')).toEqual(COMMON);
    expect(environmentOf('MigrationMigrate')).toEqual({
      DATABASE_ENGINE: 'dsql',
      DATABASE_URL: 'postgres://admin@${DatabaseCluster.Endpoint}/postgres?sslmode=verify-full',
      OIDC_ISSUER: '${IdentityPool.ProviderURL}',
      DATABASE_ROLE: 'dck_api',
      CALLERS: '${ApiRequestsRole.Arn},${ApiEventsRole.Arn},${ApiDutiesRole.Arn}',
    });
  });

  test('have an environment that the server takes, once the names in it are values', () => {
    const values: Record<string, string> = {
      '${DatabaseCluster.Endpoint}': 'abc.dsql.eu-central-1.on.aws',
      '${Domain}': 'app.example.com',
      '${IdentityPool.ProviderURL}':
        'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_example',
      '${IdentityClient}': 'client',
    };
    const valuesOf = (name: string): Record<string, string> =>
      Object.fromEntries(
        Object.entries(environmentOf(name)).map(([key, value]) => [
          key,
          value.replaceAll(/\$\{[^}]+\}/g, (token) => values[token] ?? token),
        ]),
      );
    expect(getConfig(valuesOf('ApiRequests'))).toMatchObject({
      origin: 'https://app.example.com',
      oidc: { clientId: 'client' },
      environment: 'production',
    });
    for (const name of ['ApiEvents', 'ApiDuties', 'MigrationMigrate']) {
      expect(getConfig(valuesOf(name)).database).toMatchObject({
        url: expect.stringContaining('@abc.dsql.eu-central-1.on.aws/') as string,
      });
    }
  });

  test('run on the newest Node that Lambda has, on processors of ARM', () => {
    for (const { Properties } of Object.values(resourcesOf(template, 'AWS::Lambda::Function'))) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    }
  });

  test('that answer people stream, each at an address of its own', () => {
    const urls = Object.values(resourcesOf(template, 'AWS::Lambda::Url')).map(
      ({ Properties: { AuthType, InvokeMode, TargetFunctionArn } }) =>
        `${textOf(TargetFunctionArn)} ${String(AuthType)} ${String(InvokeMode)}`,
    );
    expect(urls.toSorted()).toEqual([
      '${ApiEventsFunction.Arn} NONE RESPONSE_STREAM',
      '${ApiRequestsFunction.Arn} NONE RESPONSE_STREAM',
    ]);
  });

  test('for streams may run as long as Lambda allows, those for requests a minute', () => {
    expect(functionOf('ApiEvents').Properties['Timeout']).toBe(900);
    expect(functionOf('ApiRequests').Properties['Timeout']).toBe(60);
  });

  test('have the concurrency that is set, and the whole quota where none is', () => {
    expect(functionOf('ApiEvents').Properties['ReservedConcurrentExecutions']).toBeUndefined();
    const bounded = synthesise({ eventsConcurrency: '200' });
    const events = resourceOf(bounded, 'AWS::Lambda::Function', 'ApiEventsFunction');
    expect(events.Properties['ReservedConcurrentExecutions']).toBe(200);
  });

  test('keep their logs for thirty days, or as many as are set', () => {
    const daysIn = (of: typeof template) =>
      Object.values(resourcesOf(of, 'AWS::Logs::LogGroup')).map(
        ({ Properties }) => Properties['RetentionInDays'],
      );
    expect(daysIn(template)).toEqual([30, 30, 30, 30]);
    expect(daysIn(synthesise({ logDays: '7' }))).toEqual([7, 7, 7, 7]);
  });

  test('get new code once the tables are up to date', () => {
    const [migration = ''] = Object.keys(resourcesOf(template, 'Custom::Migration'));
    for (const name of ['ApiRequests', 'ApiEvents', 'ApiDuties']) {
      expect(functionOf(name).DependsOn).toContain(migration);
    }
  });

  test('do what is due every five minutes', () => {
    const { Properties } = resourceOf(template, 'AWS::Events::Rule');
    const [target] = listOf(Properties['Targets']) as [{ Arn: unknown }];
    expect(Properties['ScheduleExpression']).toBe('rate(5 minutes)');
    expect(textOf(target.Arn)).toBe('${ApiDutiesFunction.Arn}');
  });
});

describe('a size', () => {
  test('that is no number stops the synthesis and is named', () => {
    expect(() => synthesise({ apiMemory: 'much' })).toThrow('apiMemory=much cannot be used');
  });
});

describe('secrets', () => {
  test('are made by AWS, long, and in the template by name only', () => {
    const secrets = Object.values(resourcesOf(template, 'AWS::SecretsManager::Secret'));
    expect(secrets.map(({ Properties }) => Properties['GenerateSecretString'])).toEqual([
      { ExcludePunctuation: true, PasswordLength: 64 },
    ]);
    expect(secrets[0]?.Properties['SecretString']).toBeUndefined();
  });
});

test('a stream says something before the entry gives it up', () => {
  const { DistributionConfig } = resourceOf(template, 'AWS::CloudFront::Distribution')
    .Properties as {
    DistributionConfig: { Origins: { CustomOriginConfig: { OriginReadTimeout?: number } }[] };
  };
  const timeouts = DistributionConfig.Origins.map(
    ({ CustomOriginConfig }) => CustomOriginConfig.OriginReadTimeout,
  ).filter((seconds) => seconds !== undefined);
  expect(timeouts).toHaveLength(2);
  expect(Math.min(...timeouts) * 1000).toBeGreaterThan(2 * BEAT_MS);
});
