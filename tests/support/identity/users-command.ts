import { runUsers as command } from '#server/identity/users/users.ts';
import { runInTest, type Ended } from '#support/shared/run-in-test.ts';

/** Runs `npm run users` over a database, in this process. */
export const runUsers = (
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ended> => runInTest(command, args, env);
