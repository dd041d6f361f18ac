/** `npm run decks`: manages deck codes. */
import { runDecks } from '#server/deck-codes/decks.ts';
import { runInProcess } from '#server/shared/run-command.ts';

await runInProcess(runDecks);
