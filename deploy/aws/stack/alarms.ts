import { Aws, Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

import type { Api } from './api.ts';
import type { Database } from './database.ts';
import type { NodeFunction } from './functions.ts';
import type { Identity } from './identity.ts';
import type { Migration } from './migration.ts';

const PERIOD = Duration.minutes(5);

export interface AlarmsProps {
  readonly name: string;
  /** The recipient of the alarms. */
  readonly email: string;
  readonly slowMs: number;
  readonly api: Api;
  readonly migration: Migration;
  readonly database: Database;
  readonly identity: Identity;
}

/** Sends alarms by email when users have trouble, or soon will. */
export class Alarms extends Construct {
  readonly topic: Topic;
  readonly #name: string;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.#name = props.name;
    this.topic = new Topic(this, 'Topic', { displayName: props.name, enforceSSL: true });
    this.topic.addSubscription(new EmailSubscription(props.email));
    // A policy of one's own takes the place of the usual one, which lets this account publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsAndBudgetsOfThisAccount',
        principals: [
          new ServicePrincipal('cloudwatch.amazonaws.com'),
          new ServicePrincipal('budgets.amazonaws.com'),
        ],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    const { api, migration, database, identity } = props;
    this.#watchFunction('api', api.requests);
    this.#watchFunction('events', api.events);
    this.#watchFunction('duties', api.duties);
    this.#watchFunction('migrate', migration.function);
    for (const [label, { lambda }] of [
      ['api', api.requests],
      ['events', api.events],
    ] as const) {
      this.#watch(
        `${label}-5xx`,
        lambda.metric('Url5xxCount', { period: PERIOD, statistic: 'Sum' }),
        5,
      );
    }
    // A stream lasts as long as the table is open: only the API can be slow.
    this.#watch(
      'api-slow',
      api.requests.lambda.metricDuration({ period: PERIOD, statistic: 'p99' }),
      props.slowMs,
      3,
    );
    const inDatabase = (metricName: string): IMetric =>
      new Metric({
        namespace: 'AWS/AuroraDSQL',
        metricName,
        dimensionsMap: { ClusterId: database.cluster.attrIdentifier },
        period: PERIOD,
        statistic: 'Sum',
      });
    this.#watch('database-conflicts', inDatabase('OccConflicts'), 100, 3);
    this.#watch('database-timeouts', inDatabase('QueryTimeouts'), 1);
    for (const metricName of ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles']) {
      const metric = new Metric({
        namespace: 'AWS/Cognito',
        metricName,
        dimensionsMap: {
          UserPool: identity.pool.userPoolId,
          UserPoolClient: identity.client.userPoolClientId,
        },
        period: PERIOD,
        statistic: 'Sum',
      });
      this.#watch(`pool-${metricName}`, metric, 1);
    }
  }

  #watchFunction(label: string, { lambda }: NodeFunction): void {
    this.#watch(`${label}-errors`, lambda.metricErrors({ period: PERIOD }), 1);
    this.#watch(`${label}-throttles`, lambda.metricThrottles({ period: PERIOD }), 1);
  }

  /** Tells once a metric has reached a figure in so many periods one after another, and once it is well. */
  #watch(label: string, metric: IMetric, threshold: number, periods = 1): void {
    const alarm = new Alarm(this, label, {
      alarmName: `${this.#name}-${label}`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // No traffic is no alarm.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const action = new SnsAction(this.topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
  }
}
