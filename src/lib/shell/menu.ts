/** The entries of the drawer (behaviour.md, 'Shell'), apart from the routes: only the build needs them. */

import type { RouteId } from '#lib/shared/routes.ts';

/** A link in the drawer. */
export interface MenuEntry {
  readonly page: RouteId;
  readonly label: string;
  /** Path data within a square of 24, to be stroked. */
  readonly sign: string;
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
      {
        page: 'dash',
        label: 'Dashboard',
        sign: 'M3 3h8v11H3ZM15 3h6v6h-6ZM15 13h6v8h-6ZM3 18h8v3H3Z',
      },
      { page: 'browse', label: 'Browse DCK', sign: 'M9 3h11v15H9ZM5 7H4v14h11v-1' },
      { page: 'journeys', label: 'Our Journeys', sign: 'M5 22V3l14 5-14 5' },
      { page: 'articles', label: 'Articles', sign: 'M5 3h14v18H5ZM9 8h6M9 12h6M9 16h3' },
      {
        page: 'games',
        label: 'Exercises and Games',
        sign: 'M4 4h16v16H4ZM8 8v.1M16 8v.1M12 12v.1M8 16v.1M16 16v.1',
      },
    ],
  },
  {
    heading: 'General Links',
    entries: [
      {
        page: 'landing',
        label: 'Home',
        only: 'visitors',
        sign: 'M3 11l9-8 9 8v10H3ZM10 21v-7h4v7',
      },
      { page: 'showcase', label: 'Showcase', sign: 'M8 16a7 7 0 1 1 8 0v2H8ZM10 22h4' },
      { page: 'faq', label: 'FAQ', sign: 'M9 9a3 3 0 1 1 3 3v2M12 17v.1M12 3a9 9 0 1 0 .1 0' },
      { page: 'about', label: 'About', sign: 'M12 8v.1M12 12v4M12 3a9 9 0 1 0 .1 0' },
      { page: 'social', label: 'Social', sign: 'M4 4h16v12H11l-5 4v-4H4ZM8 10h8' },
      {
        page: 'settings',
        label: 'Settings',
        only: 'members',
        sign: 'M3 7h9M16 7h5M3 17h5M12 17h9M14 5v4M10 15v4',
      },
      {
        page: 'logout',
        label: 'Logout',
        only: 'members',
        sign: 'M14 3H4v18h10M10 12h11M17 8l4 4-4 4',
      },
      {
        page: 'dash',
        label: 'Sign in',
        only: 'visitors',
        auth: 'login',
        sign: 'M10 3h10v18H10M3 12h11M10 8l4 4-4 4',
      },
      {
        page: 'dash',
        label: 'Sign up',
        only: 'visitors',
        auth: 'signup',
        sign: 'M10 4a4 4 0 1 0 .1 0M3 21a7 7 0 0 1 14 0M19 8v6M16 11h6',
      },
    ],
  },
];
