/** The entries of drawer and foot (behaviour/shell.md, 'Shell'), apart from the routes: only the build needs them. */

import type { RouteId } from '#lib/shared/routes.ts';

/** A link in the drawer. */
export interface MenuEntry {
  readonly page: RouteId;
  readonly label: string;
  /** Left out, everybody sees it. */
  readonly only?: 'members' | 'visitors';
  /** Makes it a way to sign in or to sign up that ends at its page. */
  readonly auth?: 'login' | 'signup';
}

/** Links under one heading, which shows where one of them does. */
export interface MenuSection {
  readonly heading: string;
  readonly only?: MenuEntry['only'];
  readonly entries: readonly MenuEntry[];
}

/** Everything that the drawer links to, in its order. */
export const MENU: readonly MenuSection[] = [
  {
    heading: 'Application',
    only: 'members',
    entries: [
      { page: 'dash', label: 'Dashboard' },
      { page: 'browse', label: 'Browse DCK' },
      { page: 'journeys', label: 'Our Journeys' },
      { page: 'articles', label: 'Articles' },
      { page: 'games', label: 'Exercises and Games' },
      { page: 'mycards', label: 'My Cards' },
    ],
  },
  {
    heading: 'General Links',
    entries: [
      { page: 'landing', label: 'Home', only: 'visitors' },
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
