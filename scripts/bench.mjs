// `npm run bench`: measures the built site (bench/run.mjs).
import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';
import { supervise } from './supervise.mjs';

await supervise(async () => {
  await ensureInstalled();
  return runNode(['bench/run.mjs', ...process.argv.slice(2)]);
});
