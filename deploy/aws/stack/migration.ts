import { CustomResource, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';

import { DATABASE_ROLE, type Database } from './database.ts';
import { NodeFunction, revisionOf } from './functions.ts';
import type { Identity } from './identity.ts';

export interface MigrationProps {
  readonly name: string;
  readonly bundle: string;
  readonly logDays: number;
  readonly database: Database;
  readonly identity: Identity;
  /** The roles of functions that may become the database's own role for rows. */
  readonly callers: readonly NodeFunction[];
}

/**
 * Brings the tables up to date while a deployment runs, and tells the database which roles may read and
 * write rows. It runs again where its code or the callers have changed. No other role is the database's admin.
 */
export class Migration extends Construct {
  readonly function: NodeFunction;
  /** Must exist before new code of the API may run. */
  readonly run: CustomResource;

  constructor(scope: Construct, id: string, props: MigrationProps) {
    super(scope, id);
    this.function = new NodeFunction(this, 'Migrate', {
      functionName: `${props.name}-migrate`,
      description: 'Brings the tables of the database up to date',
      bundle: props.bundle,
      handler: 'migrate.handler',
      memory: 512,
      timeout: Duration.minutes(10),
      logDays: props.logDays,
    });
    const environment = {
      ...props.database.administrate(this.function.role),
      // The server's settings have it beside every database of this kind.
      OIDC_ISSUER: props.identity.issuer,
      DATABASE_ROLE,
      CALLERS: props.callers.map(({ role }) => role.roleArn).join(','),
    };
    for (const [key, value] of Object.entries(environment)) {
      this.function.lambda.addEnvironment(key, value);
    }
    this.run = new CustomResource(this, 'Run', {
      resourceType: 'Custom::Migration',
      serviceToken: this.function.lambda.functionArn,
      serviceTimeout: Duration.minutes(11),
      properties: { Revision: revisionOf(props.bundle), Callers: environment.CALLERS },
    });
    // The function is called once its role may do what it has to.
    this.run.node.addDependency(this.function.role);
  }
}
