import { RemovalPolicy, Tags } from 'aws-cdk-lib';
import { CfnCluster } from 'aws-cdk-lib/aws-dsql';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

/** Aurora DSQL has one database in a cluster. */
const DATABASE = 'postgres';

/** The role in the database that may read and write rows, and no more. */
export const DATABASE_ROLE = 'dck_api';

/** The role that Aurora DSQL makes itself, and that alone may make others. */
const ADMIN = 'admin';

/** PostgreSQL without a machine: an Aurora DSQL cluster, reached by tokens of IAM. */
export class Database extends Construct {
  readonly cluster: CfnCluster;

  constructor(scope: Construct, id: string, props: { readonly name: string }) {
    super(scope, id);
    this.cluster = new CfnCluster(this, 'Cluster', {
      deletionProtectionEnabled: true,
      // Encrypted by a key of the service's own, which costs nothing and cannot be turned off by mistake.
      kmsEncryptionKey: 'AWS_OWNED_KMS_KEY',
    });
    Tags.of(this.cluster).add('Name', props.name);
    this.cluster.applyRemovalPolicy(RemovalPolicy.RETAIN);
  }

  /** Lets a role work with rows, and tells it where: the variables of server/config/config.ts. */
  connect(role: Role): Record<string, string> {
    role.addToPolicy(this.statement('dsql:DbConnect'));
    return this.environment(DATABASE_ROLE);
  }

  /** Lets a role make tables and roles. */
  administrate(role: Role): Record<string, string> {
    role.addToPolicy(this.statement('dsql:DbConnectAdmin'));
    return this.environment(ADMIN);
  }

  private statement(action: string): PolicyStatement {
    return new PolicyStatement({ actions: [action], resources: [this.cluster.attrResourceArn] });
  }

  private environment(user: string): Record<string, string> {
    return {
      DATABASE_ENGINE: 'dsql',
      DATABASE_URL: `postgres://${user}@${this.cluster.attrEndpoint}/${DATABASE}?sslmode=verify-full`,
    };
  }
}
