/** Judges one password and writes the answer, with the modules of the word lists that the main thread loads. */
import { registerHooks } from 'node:module';

const lists: string[] = [];
registerHooks({
  load: (url, context, next) => {
    if (url.includes('@zxcvbn-ts')) lists.push(url);
    return next(url, context);
  },
});
const { passwordProblem } = await import('#server/identity/new-password/rule.ts');
const problem = await passwordProblem('Summer2026!', { email: '', givenName: '' });
process.stdout.write(JSON.stringify({ problem, lists }));
