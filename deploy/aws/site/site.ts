// Builds the site with the outputs of the deployed stack and uploads it.
import { join } from 'node:path';

import { AmplifyClient } from '@aws-sdk/client-amplify';

import { program, runNode } from '../../../scripts/run.mjs';
import { ROOT } from '../../../scripts/setup.mjs';
import { readOutputs, siteSettings } from './outputs.ts';
import { uploadSite } from './upload.ts';

const PACKAGE = join(import.meta.dirname, '..');
const outputs = readOutputs(join(PACKAGE, '.build', 'outputs.json'));
// Not below this package: what a build runs on its way would find this package's versions of its packages.
const site = join(ROOT, '.tmp', 'aws-site');

const status = await runNode(
  [program('astro/bin/astro.mjs'), 'build', '--silent', '--outDir', site],
  siteSettings(outputs),
);
if (status !== 0) process.exit(status);
const count = await uploadSite({
  client: new AmplifyClient(),
  appId: outputs.HostingApp,
  branchName: outputs.HostingBranch,
  site,
  askEvery: 3000,
});
console.log(`${outputs.Origin} has ${count} files.`);
