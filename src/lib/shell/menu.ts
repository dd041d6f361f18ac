/**
 * The entries of drawer and footer (behaviour/shell.md, 'Shell'). Not in the route table: only the build needs them.
 */

import * as m from '#messages';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import type { RouteId } from '#lib/shared/routes.ts';

export interface MenuEntry {
  readonly page: RouteId;
  readonly label: string;
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
      { page: 'dash', label: m.shell_dashboard() },
      { page: 'browse', label: m.shell_browse({ product: PRODUCT_NAME }) },
      { page: 'journeys', label: m.shell_journeys() },
      { page: 'articles', label: m.shell_articles() },
      { page: 'games', label: m.shell_exercises() },
      { page: 'resources', label: m.shell_recipes() },
      { page: 'table', label: m.shell_tables() },
      { page: 'mycards', label: m.shell_my_cards() },
    ],
  },
  {
    heading: m.shell_general(),
    entries: [
      { page: 'landing', label: m.shell_home(), only: 'visitors' },
      { page: 'table', label: m.shell_join_table(), only: 'visitors' },
      { page: 'showcase', label: m.shell_showcase() },
      { page: 'faq', label: m.shell_faq() },
      { page: 'about', label: m.shell_about() },
      { page: 'social', label: m.shell_social() },
      { page: 'settings', label: m.shell_settings(), only: 'members' },
      { page: 'logout', label: m.shell_logout(), only: 'members' },
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
