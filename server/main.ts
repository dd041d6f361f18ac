/** `npm run serve`: serves the built site, the APIs and the identity provider on one port. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { withBuildSettings } from '#server/config/build-settings.ts';
import { getConfig } from '#server/config/config.ts';
import { firstCodesText } from '#server/deck-codes/first-codes.ts';
import { endOnStrayErrors } from '#server/http/request-scope.ts';
import { logToStderr } from '#server/shared/log.ts';
import { StartError } from '#server/shared/start-error.ts';
import { startServer } from '#server/server.ts';

const ROOT = join(import.meta.dirname, '..');

/** Time for open requests at shutdown, in ms; operators are promised 5 s in all. */
const GRACE = 4_000;

const serve = async (): Promise<void> => {
  if (existsSync('.env')) loadEnvFile('.env');
  const dist = resolve(process.env['SITE_DIR'] || join(ROOT, 'dist'));
  const config = getConfig(withBuildSettings(dist, process.env));
  endOnStrayErrors(logToStderr);
  const server = await startServer(config, dist, logToStderr);
  let ending: Promise<void> | undefined;
  // Ctrl-C in a terminal arrives more than once: at the process group, and passed on by npm.
  const end = () => void (ending ??= server.close(GRACE).then(() => process.exit(0)));
  process.on('SIGINT', end).on('SIGTERM', end);
  const codes = firstCodesText(server.firstCodes, config.origin);
  process.stdout.write(`${codes}${PRODUCT_NAME} is ready on ${config.origin}\n`);
};

if (process.argv.includes('--help')) {
  process.stdout.write(
    'Usage: npm run serve\nServes the built site. .env.example lists what can be set.\n',
  );
} else {
  serve().catch((error: unknown) => {
    const text = error instanceof StartError ? error.message : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}
