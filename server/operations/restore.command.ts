/** `npm run restore`: puts a backup of the SQLite database back. */
import { runRestore } from '#server/operations/restore.ts';
import { runInProcess } from '#server/shared/run-command.ts';

await runInProcess(runRestore);
