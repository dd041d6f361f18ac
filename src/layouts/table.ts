/** The script of the pages of tables. */
import { registerTableWorker } from '#lib/offline/worker.browser.ts';

registerTableWorker();
