// Starts main.ts with Node's compile cache: the second start neither strips types nor compiles again,
// which saves about 25 MB of memory and a third of a second.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

import { endWithParent } from '../scripts/orphan.mjs';

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
await import('./main.ts');
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
