/** The first request of each guarded page. Not part of the route table, which browsers load as a module. */

import type { RouteId } from '#lib/shared/routes.ts';

/** The first API request of a route's page, as paths below the API's address. */
export interface FirstRequest {
  /** Without a parameter. */
  readonly list: string;
  /** The path before the parameter, and the parameter's form; by default the list is asked for. */
  readonly one?: { readonly path: string; readonly form: 'code' | 'slug' };
}

export const FIRST_REQUESTS: Partial<Record<RouteId, FirstRequest>> = {
  browse: { list: '/cards', one: { path: '/cards/', form: 'code' } },
  journeys: { list: '/personas' },
  articles: { list: '/articles', one: { path: '/articles/', form: 'slug' } },
  games: { list: '/exercises' },
  resources: { list: '/recipes' },
  dash: { list: '/cards' },
};
