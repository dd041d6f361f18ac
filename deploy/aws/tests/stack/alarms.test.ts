import { describe, expect, test } from 'vitest';

import { synthesise } from './support/synthesise.ts';
import { listOf, resourceOf, resourcesOf, textOf } from './support/template.ts';

const template = synthesise();
const TOPIC = '${AlarmsTopic}';

interface AlarmProperties {
  readonly AlarmName: string;
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions: readonly { Name: string; Value: unknown }[];
  readonly Statistic?: string;
  readonly ExtendedStatistic?: string;
  readonly Threshold: number;
  readonly EvaluationPeriods: number;
  readonly TreatMissingData: string;
  readonly ComparisonOperator: string;
  readonly Period: number;
  readonly AlarmActions: readonly unknown[];
  readonly OKActions: readonly unknown[];
}

const alarms = Object.values(resourcesOf(template, 'AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties as unknown as AlarmProperties,
);

/** An alarm in one line: what of whom, and from which figure on, in how many periods. */
const lineOf = (alarm: AlarmProperties): string => {
  const of = alarm.Dimensions.map(({ Name, Value }) => `${Name}=${textOf(Value)}`).join(' ');
  const statistic = alarm.Statistic ?? alarm.ExtendedStatistic ?? '';
  const times = `${alarm.Threshold} in ${alarm.EvaluationPeriods}`;
  return `${alarm.AlarmName}: ${alarm.Namespace} ${alarm.MetricName} ${statistic} [${of}] >= ${times}`;
};

const ofFunction = (label: string, name: string): string[] => {
  const of = `[FunctionName=\${${name}Function}]`;
  return [
    `dck-${label}-errors: AWS/Lambda Errors Sum ${of} >= 1 in 1`,
    `dck-${label}-throttles: AWS/Lambda Throttles Sum ${of} >= 1 in 1`,
  ];
};

describe('alarms', () => {
  test('are these', () => {
    const api = '[FunctionName=${ApiRequestsFunction}]';
    const events = '[FunctionName=${ApiEventsFunction}]';
    const cluster = '[ClusterId=${DatabaseCluster.Identifier}]';
    const pool = '[UserPool=${IdentityPool} UserPoolClient=${IdentityClient}]';
    expect(alarms.map(lineOf).toSorted()).toEqual(
      [
        ...ofFunction('api', 'ApiRequests'),
        ...ofFunction('events', 'ApiEvents'),
        ...ofFunction('duties', 'ApiDuties'),
        ...ofFunction('migrate', 'MigrationMigrate'),
        `dck-api-5xx: AWS/Lambda Url5xxCount Sum ${api} >= 5 in 1`,
        `dck-events-5xx: AWS/Lambda Url5xxCount Sum ${events} >= 5 in 1`,
        `dck-api-slow: AWS/Lambda Duration p99 ${api} >= 3000 in 3`,
        `dck-database-conflicts: AWS/AuroraDSQL OccConflicts Sum ${cluster} >= 100 in 3`,
        `dck-database-timeouts: AWS/AuroraDSQL QueryTimeouts Sum ${cluster} >= 1 in 1`,
        `dck-pool-SignInThrottles: AWS/Cognito SignInThrottles Sum ${pool} >= 1 in 1`,
        `dck-pool-SignUpThrottles: AWS/Cognito SignUpThrottles Sum ${pool} >= 1 in 1`,
        `dck-pool-TokenRefreshThrottles: AWS/Cognito TokenRefreshThrottles Sum ${pool} >= 1 in 1`,
      ].toSorted(),
    );
  });

  test('tell somebody when they begin and when they end, and are quiet where nobody is', () => {
    for (const alarm of alarms) {
      expect(listOf(alarm.AlarmActions).map(textOf)).toEqual([TOPIC]);
      expect(listOf(alarm.OKActions).map(textOf)).toEqual([TOPIC]);
      expect(alarm).toMatchObject({
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'notBreaching',
        Period: 300,
      });
    }
  });

  test('go to the address of the parameter', () => {
    const { Properties } = resourceOf(template, 'AWS::SNS::Subscription');
    expect(Properties['Protocol']).toBe('email');
    expect(textOf(Properties['Endpoint'])).toBe('${AlarmEmail}');
    expect(textOf(Properties['TopicArn'])).toBe(TOPIC);
  });

  test('can be sent by CloudWatch and Budgets of this account alone, over TLS alone', () => {
    const { Statement } = resourceOf(template, 'AWS::SNS::TopicPolicy').Properties[
      'PolicyDocument'
    ] as { Statement: Record<string, unknown>[] };
    const rules = Statement.map(({ Effect, Principal, Action, Condition }) => ({
      Effect,
      Principal,
      Action,
      Condition,
    }));
    expect(rules).toEqual([
      {
        Effect: 'Deny',
        Principal: '*',
        Action: 'sns:Publish',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
      {
        Effect: 'Allow',
        Principal: { Service: ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'] },
        Action: 'sns:Publish',
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
  });
});

describe('the budget', () => {
  const budget = resourceOf(template, 'AWS::Budgets::Budget').Properties as {
    Budget: Record<string, unknown> & { BudgetLimit: { Amount: unknown; Unit: string } };
    NotificationsWithSubscribers: readonly {
      Notification: Record<string, unknown>;
      Subscribers: readonly { SubscriptionType: string; Address: unknown }[];
    }[];
  };

  test('is what a month may cost, by the parameter', () => {
    expect(budget.Budget).toMatchObject({ BudgetType: 'COST', TimeUnit: 'MONTHLY' });
    expect(textOf(budget.Budget.BudgetLimit.Amount)).toBe('${MonthlyBudget}');
    expect(budget.Budget.BudgetLimit.Unit).toBe('USD');
    template.hasParameter('MonthlyBudget', { Type: 'Number', Default: 50 });
  });

  test('tells at four fifths, at the whole, and when it will be more', () => {
    const said = budget.NotificationsWithSubscribers.map(({ Notification, Subscribers }) => [
      `${String(Notification['NotificationType'])} ${String(Notification['ComparisonOperator'])} ${String(Notification['Threshold'])} ${String(Notification['ThresholdType'])}`,
      Subscribers.map(({ SubscriptionType, Address }) => `${SubscriptionType} ${textOf(Address)}`),
    ]);
    expect(said).toEqual([
      ['ACTUAL GREATER_THAN 80 PERCENTAGE', [`SNS ${TOPIC}`]],
      ['ACTUAL GREATER_THAN 100 PERCENTAGE', [`SNS ${TOPIC}`]],
      ['FORECASTED GREATER_THAN 100 PERCENTAGE', [`SNS ${TOPIC}`]],
    ]);
  });
});
