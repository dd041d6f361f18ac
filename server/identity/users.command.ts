/** `npm run users`: the accounts of the embedded identity provider. */
import { runUsers } from '#server/identity/users/users.ts';
import { runInProcess } from '#server/shared/run-command.ts';

await runInProcess(runUsers);
