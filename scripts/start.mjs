// `npm start`: installs, builds and serves the whole product.
import { endWithParent } from './orphan.mjs';
import { program, runNode, SERVE } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

if (process.argv.includes('--help')) {
  console.log('Usage: npm start\nInstalls, builds and serves the product. See README.md.');
  process.exit(0);
}
ensureInstalled();
endWithParent();
const built = await runNode([program('astro/bin/astro.mjs'), 'build', '--silent']);
process.exit(built === 0 ? await runNode(SERVE) : built);
