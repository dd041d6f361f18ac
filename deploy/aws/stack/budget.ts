import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface BudgetProps {
  readonly name: string;
  /** US dollars a month. */
  readonly amount: number;
  readonly topic: Topic;
}

/** Tells when a month costs more than it should: at four fifths, at the whole, and when it will be more. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { name, amount, topic }: BudgetProps) {
    super(scope, id);
    const at = (
      notificationType: 'ACTUAL' | 'FORECASTED',
      threshold: number,
    ): CfnBudget.NotificationWithSubscribersProperty => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: 'PERCENTAGE',
        comparisonOperator: 'GREATER_THAN',
      },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    });
    const budget = new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `${name}-month`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
      },
      notificationsWithSubscribers: [at('ACTUAL', 80), at('ACTUAL', 100), at('FORECASTED', 100)],
    });
    // Budgets looks whether it may publish when it is made.
    budget.node.addDependency(topic);
  }
}
