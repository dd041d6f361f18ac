// Starts the bundled function anew a few times: each first answer is the right one, and the figures are told.
// They are no test: this machine is not AWS Lambda.
import { coldStartText, measureColdStart } from '../lambda/cold-start.mjs';
import { conclude } from './suites.mjs';

const measured = await measureColdStart(5);
console.log(coldStartText(measured));
const passed = measured.statuses.filter((status) => status === 200).length;
conclude({ passed, failed: measured.statuses.length - passed });
