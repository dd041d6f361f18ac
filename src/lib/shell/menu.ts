/**
 * The entries of drawer and footer (behaviour/shell.md, 'Shell'). Not in the route table: only the build needs them.
 */

import * as m from '#messages';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { RouteId } from '#lib/shared/routes.ts';

export interface MenuEntry {
  readonly page: RouteId;
  /** By default the page's title. */
  readonly label?: string;
  /** Shown to all if left out. */
  readonly only?: 'members' | 'visitors';
  /** Makes it a sign-in or sign-up link that returns to its page. */
  readonly auth?: 'login' | 'signup';
}

/** Shown if one of its entries is. */
export interface MenuSection {
  readonly heading: string;
  readonly only?: MenuEntry['only'];
  readonly entries: readonly MenuEntry[];
}

export const MENU: readonly MenuSection[] = [
  {
    heading: m.shell_application(),
    only: 'members',
    entries: [
      { page: 'dash' },
      { page: 'browse', label: m.shell_browse({ product: PRODUCT_NAME }) },
      { page: 'journeys' },
      { page: 'articles' },
      { page: 'games' },
      { page: 'resources', label: m.shell_recipes() },
      { page: 'table', label: m.shell_tables() },
      { page: 'mycards' },
    ],
  },
  {
    heading: m.shell_general(),
    entries: [
      { page: 'landing', label: m.shell_home(), only: 'visitors' },
      { page: 'table', label: m.shell_join_table(), only: 'visitors' },
      { page: 'showcase' },
      { page: 'faq' },
      { page: 'about' },
      { page: 'social' },
      { page: 'settings', only: 'members' },
      { page: 'logout', only: 'members' },
      { page: 'dash', label: m.shell_sign_in(), only: 'visitors', auth: 'login' },
      { page: 'dash', label: m.shell_sign_up(), only: 'visitors', auth: 'signup' },
    ],
  },
];

/** The pages that the foot of the public pages links to, in its order. */
export const FOOT: readonly RouteId[] = [
  'about',
  'showcase',
  'faq',
  'saved',
  'privacy',
  'terms',
  'imprint',
];
