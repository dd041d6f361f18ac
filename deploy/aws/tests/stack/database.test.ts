import { describe, expect, test } from 'vitest';

import { synthesise } from './support/synthesise.ts';
import { listOf, resourceOf, textOf } from './support/template.ts';

const template = synthesise();
const cluster = resourceOf(template, 'AWS::DSQL::Cluster');

describe('the database', () => {
  test('cannot be deleted, neither by hand nor with the stack', () => {
    expect(cluster.Properties['DeletionProtectionEnabled']).toBe(true);
    expect(cluster.DeletionPolicy).toBe('Retain');
    expect(cluster.UpdateReplacePolicy).toBe('Retain');
  });

  test('is encrypted', () => {
    expect(cluster.Properties['KmsEncryptionKey']).toBe('AWS_OWNED_KMS_KEY');
  });

  test('is migrated again where the code or the callers are others', () => {
    const run = resourceOf(template, 'Custom::Migration').Properties;
    expect(run['Revision']).toMatch(/^[0-9a-f]{16}$/);
    expect(textOf(run['Callers'])).toBe(
      '${ApiRequestsRole.Arn},${ApiEventsRole.Arn},${ApiDutiesRole.Arn}',
    );
    expect(textOf(run['ServiceToken'])).toBe('${MigrationMigrateFunction.Arn}');
  });
});

describe('its copies', () => {
  const plan = resourceOf(template, 'AWS::Backup::BackupPlan').Properties['BackupPlan'] as {
    BackupPlanRule: readonly Record<string, unknown>[];
  };

  test('are made every night and kept for five weeks', () => {
    expect(plan.BackupPlanRule).toHaveLength(1);
    expect(plan.BackupPlanRule[0]).toMatchObject({
      ScheduleExpression: 'cron(0 3 * * ? *)',
      Lifecycle: { DeleteAfterDays: 35 },
    });
  });

  test('are of this cluster', () => {
    const { BackupSelection } = resourceOf(template, 'AWS::Backup::BackupSelection').Properties as {
      BackupSelection: { Resources: unknown };
    };
    expect(listOf(BackupSelection.Resources).map(textOf)).toEqual([
      '${DatabaseCluster.ResourceArn}',
    ]);
  });

  test('stay where the stack is deleted', () => {
    expect(resourceOf(template, 'AWS::Backup::BackupVault').DeletionPolicy).toBe('Retain');
  });
});
