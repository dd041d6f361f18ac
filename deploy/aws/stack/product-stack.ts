import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { Backup } from './backup.ts';
import { Budget } from './budget.ts';
import { Database } from './database.ts';
import { Entry } from './entry.ts';
import { Hosting, type HostingRules } from './hosting.ts';
import { Identity } from './identity.ts';
import { Migration } from './migration.ts';
import { declareParameters, readSettings } from './settings.ts';

export interface ProductStackProps extends StackProps {
  /** The files that the site's build wrote for Amplify Hosting. */
  readonly rules: HostingRules;
  /** The folders that deploy/aws/lambda/bundle.mjs made. */
  readonly bundles: { readonly api: string; readonly migrate: string };
}

/** The whole product on Amazon's services. */
export class ProductStack extends Stack {
  constructor(scope: Construct, id: string, { rules, bundles, ...props }: ProductStackProps) {
    super(scope, id, props);
    const settings = readSettings(this.node);
    const parameters = declareParameters(this);
    const { name, logDays } = settings;
    const origin = `https://${parameters.domain}`;
    const identity = new Identity(this, 'Identity', {
      name,
      origin,
      signInPrefix: parameters.signInPrefix,
      mailDomain: settings.mailDomain,
    });
    const database = new Database(this, 'Database', { name });
    const api = new Api(this, 'Api', { settings, bundle: bundles.api, origin, identity, database });
    const migration = new Migration(this, 'Migration', {
      name,
      bundle: bundles.migrate,
      logDays,
      database,
      identity,
      callers: api.functions,
    });
    // Old code copes with new tables for a moment; new code may not meet old ones.
    for (const { lambda } of api.functions) lambda.node.addDependency(migration.run);
    const hosting = new Hosting(this, 'Hosting', { name, rules });
    const entry = new Entry(this, 'Entry', {
      name,
      domain: parameters.domain,
      certificate: parameters.certificate,
      api,
      hosting,
    });
    const alarms = new Alarms(this, 'Alarms', {
      name,
      email: parameters.alarmEmail,
      slowMs: settings.slowMs,
      api,
      migration,
      database,
      identity,
    });
    new Budget(this, 'Budget', { name, amount: parameters.monthlyBudget, topic: alarms.topic });
    new Backup(this, 'Backup', { name, days: settings.backupDays, database });
    this.#tell({
      Origin: [origin, 'What people open'],
      EntryHost: [
        entry.distribution.distributionDomainName,
        'Where the domain has to point to (CNAME)',
      ],
      SignInPages: [identity.pages, 'PUBLIC_AUTH_URL of the site'],
      ClientId: [identity.client.userPoolClientId, 'PUBLIC_AUTH_CLIENT_ID of the site'],
      UserPoolId: [identity.pool.userPoolId, 'Where accounts are'],
      HostingApp: [hosting.app.attrAppId, 'Where the site is uploaded'],
      HostingBranch: [hosting.branch.branchName, 'Its branch'],
      Environment: [settings.environment, 'PUBLIC_APP_ENV of the site'],
      ClusterEndpoint: [database.cluster.attrEndpoint, 'Where the database answers'],
    });
  }

  #tell(outputs: Record<string, readonly [value: string, description: string]>): void {
    for (const [id, [value, description]] of Object.entries(outputs)) {
      new CfnOutput(this, id, { value, description });
    }
  }
}
