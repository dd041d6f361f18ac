import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

import type { Database } from './database.ts';

export interface BackupProps {
  readonly name: string;
  readonly days: number;
  readonly database: Database;
}

/** A copy of the database every night: Aurora DSQL makes none by itself. */
export class Backup extends Construct {
  constructor(scope: Construct, id: string, { name, days, database }: BackupProps) {
    super(scope, id);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: 'Rights of AWS Backup on the database',
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSBackupServiceRolePolicyForBackup'),
      ],
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
      reason:
        'AWS Backup alone can take this role, and copies what the plan names; which calls a copy of Aurora DSQL takes is documented in this policy only and changes with the service.',
    });
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `${name}-nightly`,
      backupVault: new BackupVault(this, 'Vault', {
        backupVaultName: name,
        removalPolicy: RemovalPolicy.RETAIN,
      }),
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'nightly',
          scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
          deleteAfter: Duration.days(days),
        }),
      ],
    });
    plan.addSelection('Database', {
      role,
      resources: [BackupResource.fromArn(database.cluster.attrResourceArn)],
    });
  }
}
