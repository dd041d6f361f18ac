// The suites of the server that go through an app, with the function as the app (deploy/aws/lambda/suites.json
// says which, and why not the others).
import { conclude, runSuites } from './suites.mjs';

conclude(runSuites('lambda/vitest.suites.config.ts'));
