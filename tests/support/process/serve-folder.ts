// Serves the product as `npm run serve` does, over a folder of the built site that is named as its first
// argument, with the deck of the folder that is named as its second one, or its own.
import { getConfig } from '#server/config/config.ts';
import { logToStderr } from '#server/shared/log.ts';
import { startServer } from '#server/server.ts';

const [, , folder = '', deckFolder] = process.argv;
const parts = deckFolder === undefined ? {} : { deckFolder };
const server = await startServer(getConfig(process.env), folder, logToStderr, parts);
process.once('SIGTERM', () => void server.close(1000).then(() => process.exit(0)));
process.stdout.write('ready\n');
