import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';

import { makeStack } from './support/synthesise.ts';

type Report = ReturnType<AwsSolutionsChecks['validateScope']>;

const findingsOf = (report: Report): string[] =>
  report.violations
    .flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath ?? ''}`),
    )
    .toSorted();

test('AWS Solutions has nothing to say', () => {
  const report = new AwsSolutionsChecks().validateScope(makeStack());
  expect(findingsOf(report)).toEqual([]);
  expect(report.success).toBe(true);
});

test('without the exceptions it says exactly what they are for', () => {
  const checks = new AwsSolutionsChecks();
  Object.defineProperty(checks, 'isAcknowledged', { value: () => false });
  expect(findingsOf(checks.validateScope(makeStack()))).toEqual([
    'AwsSolutions-CFR1 Dck/Entry/Distribution/Resource',
    'AwsSolutions-CFR2 Dck/Entry/Distribution/Resource',
    'AwsSolutions-CFR3 Dck/Entry/Distribution/Resource',
    'AwsSolutions-COG2 Dck/Identity/Pool/Resource',
    'AwsSolutions-COG8 Dck/Identity/Pool/Resource',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup] Dck/Backup/Role/Resource',
    'AwsSolutions-SMG4 Dck/Api/EntryKey/Resource',
  ]);
});

test('every exception stands on what it concerns, and says why in a sentence', () => {
  const exceptions = makeStack()
    .node.findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) =>
          Object.entries(data as Record<string, string>).map(([rule, reason]) => ({
            rule: `${node.path} ${rule.replace(/^Annotation::AwsSolutions-|\[.*$/g, '')}`,
            reason,
          })),
        ),
    );
  expect(exceptions.map(({ rule }) => rule).toSorted()).toEqual([
    'Dck/Api/EntryKey SMG4',
    'Dck/Backup/Role IAM4',
    'Dck/Entry/Distribution CFR1',
    'Dck/Entry/Distribution CFR2',
    'Dck/Entry/Distribution CFR3',
    'Dck/Identity/Pool COG2',
    'Dck/Identity/Pool COG8',
  ]);
  for (const { reason } of exceptions) expect(reason).toMatch(/^[A-Z].{40,}\.$/);
});
