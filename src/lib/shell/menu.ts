/**
 * The entries of drawer and footer (behaviour/shell.md, 'Shell'). Not in the route table: only the build needs them.
 */

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
    heading: 'Application',
    only: 'members',
    entries: [
      { page: 'dash', label: 'Dashboard' },
      { page: 'browse', label: `Browse ${PRODUCT_NAME}` },
      { page: 'journeys', label: 'Our Journeys' },
      { page: 'articles', label: 'Articles' },
      { page: 'games', label: 'Exercises and Games' },
      { page: 'resources', label: 'Recipes' },
      { page: 'table', label: 'Tables' },
      { page: 'mycards', label: 'My Cards' },
    ],
  },
  {
    heading: 'General Links',
    entries: [
      { page: 'landing', label: 'Home', only: 'visitors' },
      { page: 'table', label: 'Join a table', only: 'visitors' },
      { page: 'showcase', label: 'Showcase' },
      { page: 'faq', label: 'FAQ' },
      { page: 'about', label: 'About' },
      { page: 'social', label: 'Social' },
      { page: 'settings', label: 'Settings', only: 'members' },
      { page: 'logout', label: 'Logout', only: 'members' },
      { page: 'dash', label: 'Sign in', only: 'visitors', auth: 'login' },
      { page: 'dash', label: 'Sign up', only: 'visitors', auth: 'signup' },
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
