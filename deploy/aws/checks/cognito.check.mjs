// @ts-check
// The browser suites of session, guard, registration and deletion with a user pool for a provider. Ends
// with 'N passed, N failed'. Arguments go to Playwright, such as a part of a file's name.
import { runNode } from '../../../scripts/run.mjs';

process.exitCode = await runNode(['deploy/aws/cognito/browser-run.ts', ...process.argv.slice(2)]);
