// `npm run site`: builds the site for the deployed stack and puts it on Amplify Hosting.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from '../../scripts/setup.mjs';

const PACKAGE = dirname(fileURLToPath(import.meta.url));

await ensureInstalled();
await ensureInstalled(PACKAGE);
const { runNode } = await import('../../scripts/run.mjs');
process.exit(await runNode([join(PACKAGE, 'site', 'site.ts')]));
