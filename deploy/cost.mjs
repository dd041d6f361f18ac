// Monthly cost at 100, 10,000 and 1,000,000 people: node deploy/cost.mjs [NAME=VALUE ...], where NAME is
// one of the usages and prices in deploy/cost/cost.ts.
import { costTable, PRICES, USAGE } from './cost/cost.ts';

const known = { ...USAGE, ...PRICES };
const given = process.argv.slice(2).map((word) => word.split('='));
const wrong = given.find(
  ([name = '', value]) => !(name in known) || !Number.isFinite(Number(value)),
);
if (wrong) {
  console.log(
    `${wrong.join('=')} is none of these with a number:\n${Object.entries(known)
      .map((pair) => pair.join('='))
      .join('\n')}`,
  );
  process.exit(wrong[0] === '--help' ? 0 : 2);
}
const changed = Object.fromEntries(given.map(([name, value]) => [name, Number(value)]));
console.log(costTable({ ...known, ...changed }));
