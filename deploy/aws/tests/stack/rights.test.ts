import { describe, expect, test } from 'vitest';

import { synthesise } from './support/synthesise.ts';
import { listOf, resourcesOf, textOf, type Resource } from './support/template.ts';

const template = synthesise();

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
  readonly Principal?: unknown;
}

const statementsOf = ({ Properties }: Resource): readonly Statement[] =>
  (Properties['PolicyDocument'] as { Statement: readonly Statement[] }).Statement;

/** Every right that any role of the stack has: role → 'action on resource'. */
const rights = (): Record<string, readonly string[]> => {
  const roles = Object.keys(resourcesOf(template, 'AWS::IAM::Role'));
  const policies = Object.values(resourcesOf(template, 'AWS::IAM::Policy'));
  return Object.fromEntries(
    roles.map((role) => [
      textOf({ Ref: role }),
      policies
        .filter(({ Properties }) =>
          listOf(Properties['Roles']).some((of) => textOf(of) === textOf({ Ref: role })),
        )
        .flatMap(statementsOf)
        .flatMap(({ Effect, Action, Resource }) =>
          listOf(Action).flatMap((action) =>
            listOf(Resource).map((on) => `${Effect} ${String(action)} on ${textOf(on)}`),
          ),
        )
        .toSorted(),
    ]),
  );
};

/** A function may write its own log. */
const log = (name: string): string[] => [
  `Allow logs:CreateLogStream on \${${name}Log.Arn}`,
  `Allow logs:PutLogEvents on \${${name}Log.Arn}`,
];

describe('rights', () => {
  test('are these and no others', () => {
    expect(rights()).toEqual({
      '${ApiRequestsRole}': [
        'Allow cognito-idp:AdminDeleteUser on ${IdentityPool.Arn}',
        'Allow dsql:DbConnect on ${DatabaseCluster.ResourceArn}',
        ...log('ApiRequests'),
      ],
      '${ApiEventsRole}': [
        'Allow dsql:DbConnect on ${DatabaseCluster.ResourceArn}',
        ...log('ApiEvents'),
      ],
      '${ApiDutiesRole}': [
        'Allow cognito-idp:AdminDeleteUser on ${IdentityPool.Arn}',
        'Allow dsql:DbConnect on ${DatabaseCluster.ResourceArn}',
        ...log('ApiDuties'),
      ],
      '${MigrationMigrateRole}': [
        'Allow dsql:DbConnectAdmin on ${DatabaseCluster.ResourceArn}',
        ...log('MigrationMigrate'),
      ],
      '${BackupRole}': [],
    });
  });

  test('of AWS itself are kept by the backup alone', () => {
    const managed = Object.entries(resourcesOf(template, 'AWS::IAM::Role')).flatMap(
      ([role, { Properties }]) =>
        listOf(Properties['ManagedPolicyArns']).map(
          (arn) => `${textOf({ Ref: role })}: ${textOf(arn)}`,
        ),
    );
    expect(managed).toEqual([
      '${BackupRole}: arn:${AWS::Partition}:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup',
    ]);
  });

  test('belong to services, each role to one', () => {
    const holders = Object.entries(resourcesOf(template, 'AWS::IAM::Role')).map(
      ([role, { Properties }]) => [textOf({ Ref: role }), Properties['AssumeRolePolicyDocument']],
    );
    const by = (Service: string) => ({
      Version: '2012-10-17',
      Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service } }],
    });
    expect(Object.fromEntries(holders)).toEqual({
      '${ApiRequestsRole}': by('lambda.amazonaws.com'),
      '${ApiEventsRole}': by('lambda.amazonaws.com'),
      '${ApiDutiesRole}': by('lambda.amazonaws.com'),
      '${MigrationMigrateRole}': by('lambda.amazonaws.com'),
      '${BackupRole}': by('backup.amazonaws.com'),
    });
  });

  test('name no wildcard, neither as an action nor as a resource', () => {
    const statements = Object.values(template.toJSON()['Resources'] as Record<string, Resource>)
      .filter(({ Properties }) => Properties?.['PolicyDocument'] !== undefined)
      .flatMap(statementsOf)
      .filter(({ Effect }) => Effect === 'Allow');
    const named = [
      ...statements.flatMap(({ Action }) => listOf(Action)).map(String),
      ...statements.flatMap(({ Resource }) => listOf(Resource)).map(textOf),
    ];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((text) => text.includes('*'))).toEqual([]);
  });

  test('to call functions have their addresses and the clock, and nobody else', () => {
    const permissions = Object.values(resourcesOf(template, 'AWS::Lambda::Permission')).map(
      ({ Properties: { FunctionName, Action, Principal, ...condition } }) =>
        `${textOf(FunctionName)}: ${String(Principal)} ${String(Action)} ${Object.entries(condition)
          .map(([key, value]) => `${key}=${textOf(value)}`)
          .join()}`,
    );
    const byUrl = (name: string) => [
      `\${${name}.Arn}: * lambda:InvokeFunctionUrl FunctionUrlAuthType=NONE`,
      `\${${name}.Arn}: * lambda:InvokeFunction InvokedViaFunctionUrl=true`,
    ];
    expect(permissions.toSorted()).toEqual(
      [
        ...byUrl('ApiRequestsFunction'),
        ...byUrl('ApiEventsFunction'),
        '${ApiDutiesFunction.Arn}: events.amazonaws.com lambda:InvokeFunction SourceArn=${ApiDutiesClock.Arn}',
      ].toSorted(),
    );
  });
});
