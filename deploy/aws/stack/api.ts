import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType, InvokeMode, type FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

import type { Database } from './database.ts';
import { NodeFunction } from './functions.ts';
import type { Identity } from './identity.ts';
import type { Settings } from './settings.ts';

/** The entry's secret, in each request and in the environment of each function. */
export const ENTRY_KEY_HEADER = 'x-entry-key';

/** The longest that a function may run; a table's stream ends then, and its page comes again. */
const LONGEST = Duration.minutes(15);

/** How often what is due is deleted, and what was begun is finished. */
const DUTIES_EVERY = Duration.minutes(5);

export interface ApiProps {
  readonly settings: Settings;
  readonly bundle: string;
  /** The address that people open, without a trailing slash. */
  readonly origin: string;
  readonly identity: Identity;
  readonly database: Database;
}

/**
 * The APIs as functions with addresses that stream. A table's stream holds its function for as long as it
 * is open, so streams have a function of their own: however many tables are open, the API answers.
 */
export class Api extends Construct {
  readonly requests: NodeFunction;
  readonly events: NodeFunction;
  /** Does what a server that is there all the time does by itself. */
  readonly duties: NodeFunction;
  /** All of these. */
  readonly functions: readonly NodeFunction[];
  readonly requestsUrl: FunctionUrl;
  readonly eventsUrl: FunctionUrl;
  /** Known to the entry and to the functions alone. */
  readonly entryKey: Secret;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const { settings, identity, database, bundle } = props;
    this.entryKey = new Secret(this, 'EntryKey', {
      description: 'What the entry shows the API to be told from anybody else',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(this.entryKey).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFront reads it when a deployment changes it, never by itself: a rotation would lock the API until the next deployment. docs/deploy.md says how to change it by hand.',
    });
    this.requests = new NodeFunction(this, 'Requests', {
      functionName: `${settings.name}-api`,
      description: 'The main API and the thank-you API',
      bundle,
      handler: 'api.handler',
      memory: settings.apiMemory,
      // Longer than the longest statement and a long-poll of a table.
      timeout: Duration.seconds(60),
      logDays: settings.logDays,
      concurrency: settings.apiConcurrency,
    });
    this.events = new NodeFunction(this, 'Events', {
      functionName: `${settings.name}-events`,
      description: 'The event streams of tables',
      bundle,
      handler: 'api.handler',
      memory: settings.eventsMemory,
      timeout: LONGEST,
      logDays: settings.logDays,
      concurrency: settings.eventsConcurrency,
    });
    this.duties = new NodeFunction(this, 'Duties', {
      functionName: `${settings.name}-duties`,
      description: 'Deletes what is due and finishes what was begun',
      bundle,
      handler: 'duties.handler',
      memory: settings.eventsMemory,
      timeout: Duration.minutes(4),
      logDays: settings.logDays,
    });
    this.functions = [this.requests, this.events, this.duties];
    for (const { lambda, role } of this.functions) {
      const environment = {
        ...database.connect(role),
        PUBLIC_ORIGIN: props.origin,
        PUBLIC_APP_ENV: settings.environment,
        OIDC_ISSUER: identity.issuer,
        OIDC_CLIENT_ID: identity.client.userPoolClientId,
        // All that a function may write to; nothing of it outlives the function.
        DATA_DIR: '/tmp/dck',
      };
      for (const [key, value] of Object.entries(environment)) lambda.addEnvironment(key, value);
    }
    for (const { lambda } of [this.requests, this.events]) {
      // CloudFormation puts the value here, so that the function needs no right to read secrets. A reader of
      // this configuration may read the entry's as well, which has the same value.
      lambda.addEnvironment('ENTRY_KEY', this.entryKey.secretValue.unsafeUnwrap());
    }
    // People who erase their account are to be gone from the pool as well, at once or when it answers again.
    for (const { role } of [this.requests, this.duties]) {
      role.addToPolicy(
        new PolicyStatement({
          actions: ['cognito-idp:AdminDeleteUser'],
          resources: [identity.pool.userPoolArn],
        }),
      );
    }
    new Rule(this, 'DutiesClock', {
      schedule: Schedule.rate(DUTIES_EVERY),
      targets: [new LambdaFunction(this.duties.lambda, { retryAttempts: 0 })],
    });
    // Public, because the entry cannot sign: its signature would stand in the header in which
    // the app's own token stands (docs/decisions/0032-aws.md). The functions ask for the entry's key.
    const address = {
      authType: FunctionUrlAuthType.NONE,
      invokeMode: InvokeMode.RESPONSE_STREAM,
    } as const;
    this.requestsUrl = this.requests.lambda.addFunctionUrl(address);
    this.eventsUrl = this.events.lambda.addFunctionUrl(address);
  }
}
