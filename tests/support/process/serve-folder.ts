// Serves the product as `npm run serve` does, over a folder of the built site that its argument names. A folder
// of a test, without the settings of a build, is served by the environment alone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { BUILD_SETTINGS } from '#server/config/build-settings-file.mjs';
import { withBuildSettings } from '#server/config/build-settings.ts';
import { getConfig } from '#server/config/config.ts';
import { logToStderr } from '#server/shared/log.ts';
import { startServer } from '#server/server.ts';

const [, , folder = ''] = process.argv;
const isBuilt = existsSync(join(folder, BUILD_SETTINGS));
const env = isBuilt ? withBuildSettings(folder, process.env) : process.env;
const server = await startServer(getConfig(env), folder, logToStderr);
process.once('SIGTERM', () => void server.close(1000).then(() => process.exit(0)));
process.stdout.write('ready\n');
