import { href, type ROUTES, type RouteId } from '#lib/shared/routes.ts';

import { CASE_SLUGS } from './cases.ts';

/** Values that a route's address may name. */
const PARAMETERS: Partial<Record<RouteId, string>> = {
  articles: 'paper-first',
  browse: 'B12',
  journeys: 'Otto',
  resources: 'first-hour',
  registration: '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  accountneeded: '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  ...(CASE_SLUGS[0] !== undefined && { showcase: CASE_SLUGS[0] }),
  card: 'B12',
  article: 'paper-first',
  journey: 'otto',
  screen: 'C4D7FH',
  table: 'C4D7FH',
};

/** The addresses of routes, without a parameter and with one where they take it. */
export const pathsOf = (routes: typeof ROUTES): string[] =>
  routes.flatMap(({ id }) => {
    const parameter = PARAMETERS[id];
    return parameter === undefined ? [href(id)] : [href(id), href(id, parameter)];
  });
