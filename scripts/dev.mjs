// `npm run dev`: installs, then runs the development server (Astro with the APIs behind it).
import { endWithParent } from './orphan.mjs';
import { checkStart } from './preflight.mjs';
import { program, runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'Usage: npm run dev\nServes the sources with reload. .env.example lists what can be set.',
  );
  process.exit(0);
}
endWithParent();
await checkStart();
await ensureInstalled();
// Without Astro's lock file: a second server on the same port is refused anyway, and Astro never moves to the
// background, where it would not be stopped.
process.exit(await runNode([program('astro/bin/astro.mjs'), 'dev', '--ignore-lock']));
