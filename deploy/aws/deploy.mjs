// `npm run deploy`: prepares everything and deploys the stack. What follows `--` goes to `cdk deploy`. It
// begins on the Node of a fresh machine: nothing is imported here before it is installed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from '../../scripts/setup.mjs';

const PACKAGE = dirname(fileURLToPath(import.meta.url));

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(`Usage: npm run deploy -- --parameters NAME=VALUE ...
Deploys the stack. The first time it needs Domain, CertificateArn, SignInPrefix and AlarmEmail
(docs/deploy.md); later each keeps its value. Then comes: npm run site`);
  process.exit(0);
}
await ensureInstalled();
await ensureInstalled(PACKAGE);
const [{ ensureBuilt }, { runNode }] = await Promise.all([
  import('../../scripts/build.mjs'),
  import('../../scripts/run.mjs'),
]);

/** The stack reads the rules of a built site, whatever settings it is built with. */
const buildSite = async () => ((await ensureBuilt()) ? 0 : 1);
const bundleFunctions = () => runNode([join(PACKAGE, 'lambda', 'bundle.mjs')]);
const cdk = (/** @type {string[]} */ command) =>
  runNode([join(PACKAGE, 'node_modules', 'aws-cdk', 'bin', 'cdk'), ...command], {}, PACKAGE);

const steps = [
  buildSite,
  bundleFunctions,
  // Does nothing where the account has been prepared.
  () => cdk(['bootstrap']),
  () => cdk(['deploy', '--outputs-file', join('.build', 'outputs.json'), ...args]),
];
for (const step of steps) {
  const status = await step();
  if (status !== 0) process.exit(status);
}
