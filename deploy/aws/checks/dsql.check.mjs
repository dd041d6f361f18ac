// The suites about stored data on a PostgreSQL with the tables and the isolation of Aurora DSQL, twice: as
// they are, with every statement judged by Aurora DSQL's rules, and with each statement and each commit lost
// once (deploy/aws/dsql/suites.json says which suites, and why not the others).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { judge } from '../dsql/rules.ts';
import { conclude, runSuites } from './suites.mjs';

const run = (variables) => {
  const folder = mkdtempSync(join(tmpdir(), 'dck-dsql-'));
  try {
    const told = runSuites('dsql/vitest.suites.config.ts', { ...variables, DSQL_RECORD: folder });
    const records = readdirSync(folder).map((name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    return { told, records };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Statements of the suites themselves: how they look at the tables that there are. */
const OF_SUITES = /from "pg_catalog"\."pg_attribute"/;

const plain = run({});
const transactions = plain.records.flatMap((record) => record.transactions);
const judged = await Promise.all(
  transactions.filter((sent) => !sent.some(({ text }) => OF_SUITES.test(text))).map(judge),
);
const findings = new Set(judged.flat().map(({ rule, text }) => `${rule}: ${text}`));
for (const finding of findings) console.error(finding);
const most = Math.max(
  0,
  ...transactions.map((sent) => sent.reduce((sum, { rows }) => sum + rows, 0)),
);
console.log(
  `${transactions.length} different transactions judged; the largest changes ${most} rows`,
);

const lossy = run({ DSQL_FAULTS: '1' });
const reports = lossy.records.map(({ faults }) => faults);
const unionOf = (pick) => new Set(reports.flatMap((report) => pick(report.statements)));
const sum = (pick) => reports.reduce((total, report) => total + pick(report.commits), 0);
console.log(
  `lost once: ${unionOf(({ failed }) => failed).size} of ${unionOf(({ seen }) => seen).size} different statements, ${sum(({ failed }) => failed)} of ${sum(({ seen }) => seen)} commits`,
);

// Without statements nothing was judged, and the check says nothing.
const judgedOne = transactions.length > 0 ? 1 : 0;
conclude({
  passed: plain.told.passed + lossy.told.passed + judgedOne,
  failed: plain.told.failed + lossy.told.failed + findings.size + (1 - judgedOne),
});
