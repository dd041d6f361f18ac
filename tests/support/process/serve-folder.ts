// Serves the product as `npm run serve` does, over a folder of the built site that its argument names.
import { withBuildSettings } from '#server/config/build-settings.ts';
import { getConfig } from '#server/config/config.ts';
import { logToStderr } from '#server/shared/log.ts';
import { startServer } from '#server/server.ts';

const [, , folder = ''] = process.argv;
const server = await startServer(
  getConfig(withBuildSettings(folder, process.env)),
  folder,
  logToStderr,
);
process.once('SIGTERM', () => void server.close(1000).then(() => process.exit(0)));
process.stdout.write('ready\n');
