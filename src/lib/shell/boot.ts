/**
 * The scripts that run in a page's head before its first paint. They are written as functions
 * and put into the page as text, so they may use nothing from outside but their arguments.
 */

import { asksBeforeLogout } from '#lib/session/logout.ts';
import { TOKEN_KEY } from '#lib/session/session.ts';
import { GRAPHICS } from '#lib/shared/art.ts';
import { href, ROUTES, type Access, type RouteId } from '#lib/shared/routes.ts';
import { MOOD_COLORS, MOODS, THEME_COLORS, THEME_KEY } from './theme.ts';

/**
 * Sets `data-theme` and `data-session` (`in` or `out`) on the root element and the theme's colour for
 * the browser's own bars, now and whenever another tab, the system or the back button changes what
 * they depend on.
 * @param colors the ground of each theme and mood
 * @param openPaths pages that stay, whoever comes
 * @param guardedPaths pages that send a signed-out visitor on to sign-in
 */
const boot = (
  themeKey: string,
  tokenKey: string,
  colors: Readonly<Record<string, string>>,
  openPaths: readonly string[],
  guardedPaths: readonly string[],
): void => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme:dark)');
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key) ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const apply = (): void => {
    const saved = read(themeKey);
    const theme =
      saved === 'dark' || saved === 'garden' ? saved : system.matches ? 'dark' : 'garden';
    const shown = root.dataset['mood'] ?? theme;
    root.dataset['theme'] = shown;
    for (const meta of document.querySelectorAll('[name=theme-color]')) {
      meta.setAttribute('content', colors[shown] ?? '');
    }
    root.dataset['session'] = read(tokenKey) ? 'in' : 'out';
  };
  // A page transition is for pages that stay. One that ends at a page which is left before it was
  // drawn, or at one that takes no part, would be reported as an error.
  const stays = (path: string): boolean => {
    const isOneOf = (paths: readonly string[]): boolean =>
      paths.some((known) => path === known || path.startsWith(`${known}/`));
    return isOneOf(openPaths) || (root.dataset['session'] === 'in' && isOneOf(guardedPaths));
  };
  const follow = (event: PageSwapEvent | PageRevealEvent): void => {
    const { viewTransition } = event;
    if (!viewTransition) return;
    for (const end of ['ready', 'finished', 'updateCallbackDone'] as const) {
      viewTransition[end].catch(() => {});
    }
    const target = 'activation' in event ? event.activation?.entry.url : location.href;
    const path = target ? new URL(target).pathname : '';
    if (!stays(location.pathname) || !stays(path)) viewTransition.skipTransition();
  };
  apply();
  addEventListener('pageswap', follow);
  addEventListener('pagereveal', follow);
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
  system.addEventListener('change', apply);
};

/**
 * Reads the landing page's mood from the query and picks its background at random
 * (behaviour/shell.md, 'Landing page'). Runs before {@link boot}.
 */
const dress = (moods: readonly string[], graphics: readonly string[]): void => {
  const { dataset } = document.documentElement;
  const mood = new URLSearchParams(location.search).get('theme');
  if (mood !== null && moods.includes(mood)) dataset['mood'] = mood;
  else if (mood !== null) console.info('Unknown theme', mood);
  // Whoever comes from outside sees the login card before the display face and the rest of the page are there.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !document.referrer.startsWith(location.origin))
    dataset['late'] = '';
  dataset['graphic'] = graphics[Math.floor(Math.random() * graphics.length)] ?? '';
};

/**
 * Sends a signed-in person from the open page of a thing to the guarded one, before anything is drawn
 * (behaviour/site.md, 'Shared links'). Runs after {@link boot}.
 * @param inside the path of the guarded route
 */
const goInside = (inside: string): void => {
  const root = document.documentElement;
  if (root.dataset['session'] !== 'in') return;
  root.hidden = true;
  const { pathname, search, hash } = location;
  location.replace(inside + pathname.replace(/^\/\w+/, '') + search + hash);
};

/**
 * Says on the root element that the page of a card was asked for, or the cards for a situation: they all
 * have one page with the grid, and until its script has come the place of the right one is drawn.
 * @param grid the path of the grid
 */
const expectCard = (grid: string): void => {
  if (location.pathname.startsWith(`${grid}/`) && location.pathname.length > grid.length + 1)
    document.documentElement.dataset['card'] = '';
  if (/[?&]start=/.test(location.search)) document.documentElement.dataset['start'] = '';
};

const asText = (script: string): string => script.replace(/\s*\n\s*/g, '\n');
const call = (script: string, ...values: readonly unknown[]): string =>
  asText(`(${script})(${values.map((value) => JSON.stringify(value)).join()})`);

/** Pages that only pass people on; those with an inside pass on who is signed in. */
const PASSING: ReadonlySet<RouteId> = new Set(['auth', 'logout']);

const pathsOf = (access: Access): readonly string[] =>
  ROUTES.filter(
    ({ access: own, id, inside }) => own === access && !PASSING.has(id) && inside === undefined,
  ).map(({ path }) => path);

const bootWith = (colors: Readonly<Record<string, string>>): string =>
  call(boot.toString(), THEME_KEY, TOKEN_KEY, colors, pathsOf('open'), pathsOf('guarded'));

/** The script of every page but the landing page. */
export const BOOT_SCRIPT = bootWith(THEME_COLORS);

/** The script of the landing page. */
export const LANDING_SCRIPT = `${call(dress.toString(), MOODS, GRAPHICS)};${bootWith({ ...THEME_COLORS, ...MOOD_COLORS })}`;

/** The script that goes after that of every page on the open pages of things that a guarded route shows. */
export const insideScript = (inside: RouteId): string => call(goInside.toString(), href(inside));

/** The script that goes before that of every page on the page of the cards. */
export const CARDS_SCRIPT = call(expectCard.toString(), href('browse'));

/** The script that goes before that of every page on the logout page; what it finds is known before the first paint. */
export const LOGOUT_SCRIPT = `if((${asText(asksBeforeLogout.toString())})(location.search,document.referrer,location.origin))document.documentElement.dataset.question=''`;
