import { href } from '#lib/shared/routes.ts';

/** Message to a waiting service worker: activate now. */
export const TAKE_OVER_MESSAGE = 'take-over';

/** Channel on which a page reports, about twice a second, that it is idle: a worker downloads only then. */
export const IDLE_CHANNEL = 'cd.idle';

/** Path of the pages of tables, which have a registration of the worker of their own. */
export const TABLE_SCOPE = `${href('table')}/`;
