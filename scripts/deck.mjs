// `npm run deck`: commands for the deck's folder.
import { runDeck } from '../server/deck-commands.ts';
import { runInProcess } from '../server/shared/run-command.ts';

await runInProcess(runDeck);
