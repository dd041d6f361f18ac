/** `npm run move`: copies everything from SQLite to PostgreSQL. */
import { runMove } from '#server/operations/move.ts';
import { runInProcess } from '#server/shared/run-command.ts';

await runInProcess(runMove);
