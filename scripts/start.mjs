// `npm start`: installs, builds and serves the whole product.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { lock } from './lock.mjs';
import { endWithParent } from './orphan.mjs';
import { checkStart, startEnvironment } from './preflight.mjs';
import { program, runNode, SERVE } from './run.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';

const LOOK_EVERY_MS = 250;

/** Whether a server answers at the configured port. */
const isServed = () =>
  new Promise((resolve) => {
    const { HOST, PORT } = startEnvironment();
    const socket = connect(Number(PORT || 4321), HOST || '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const serve = async (/** @type {() => Promise<void>} */ release) => {
  const ended = runNode(SERVE);
  const hasEnded = ended.then(() => true);
  // A second start on this port has to find the lock taken before it builds.
  while (!(await Promise.race([hasEnded, isServed()]))) await sleep(LOOK_EVERY_MS);
  await release();
  return ended;
};

if (process.argv.includes('--help')) {
  console.log('Usage: npm start\nInstalls, builds and serves the product. See README.md.');
  process.exit(0);
}
endWithParent();
await checkStart();
await ensureInstalled();
const release = await lock(ROOT);
await checkStart();
const built = await runNode([program('astro/bin/astro.mjs'), 'build', '--silent']);
process.exit(built === 0 ? await serve(release) : built);
