/**
 * Inline scripts of a page's head, run before the first paint. They are functions that become text, so they
 * use only their arguments.
 */

import { asksBeforeLogout } from '#lib/session/logout.ts';
import { TOKEN_KEY } from '#lib/session/session.ts';
import { PAGES_KEY } from '#lib/shared/language-keys.ts';
import { GRAPHICS } from '#lib/shared/art.ts';
import { href, prefixOf, ROUTES, type Access, type RouteId } from '#lib/shared/routes.ts';
import { LANGUAGES, PAGE_LANGUAGE } from '#messages/languages.js';
import { MOOD_COLORS, MOODS, THEME_COLORS, THEME_KEY } from './theme.ts';

/**
 * Sets `data-theme` and `data-session` (`in` or `out`) on the root element and the theme's colour for the
 * browser's UI, now and after changes in another tab, the system or the back button.
 * @param colors the background of each theme and mood
 * @param openPaths pages without a redirect
 * @param guardedPaths pages that redirect a signed-out visitor to the sign-in
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
  // View transitions only for pages that stay: one to a page that redirects before its first paint, or that
  // opts out, is reported as an error.
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
 * Applies the landing page's mood from the query and a random background (behaviour/shell.md, 'Landing page'). Runs
 * before {@link boot}.
 */
const dress = (moods: readonly string[], graphics: readonly string[]): void => {
  const { dataset } = document.documentElement;
  const mood = new URLSearchParams(location.search).get('theme');
  if (mood !== null && moods.includes(mood)) dataset['mood'] = mood;
  else if (mood !== null) console.info('Unknown theme', mood);
  dataset['graphic'] = graphics[Math.floor(Math.random() * graphics.length)] ?? '';
};

/**
 * Redirects a signed-in person from an open page to the guarded one before the first paint (behaviour/site.md,
 * 'Shared links'). Runs after {@link boot}.
 * @param inside the path of the guarded route
 * @param own the path of the open route
 */
const goInside = (inside: string, own: string): void => {
  const root = document.documentElement;
  if (root.dataset['session'] !== 'in') return;
  root.hidden = true;
  const { pathname, search, hash } = location;
  location.replace(inside + pathname.slice(own.length) + search + hash);
};

/**
 * Marks the root element for the page of a card or a situation: both use the grid's page, which draws the
 * matching placeholder until its script runs.
 * @param grid the path of the grid
 */
const expectCard = (grid: string): void => {
  if (location.pathname.startsWith(`${grid}/`) && location.pathname.length > grid.length + 1)
    document.documentElement.dataset['card'] = '';
  if (/[?&]start=/.test(location.search)) document.documentElement.dataset['start'] = '';
};

/**
 * Leads to the page in the language that was chosen (src/components/shell/language-links.ts).
 * @param key of the choice in local storage
 * @param own the language of this page
 * @param prefixes the beginning of each language's addresses
 */
const goToLanguage = (
  key: string,
  own: string,
  prefixes: Readonly<Record<string, string>>,
): void => {
  try {
    const chosen = localStorage.getItem(key) ?? own;
    const { pathname, search, hash } = location;
    const [from, to] = [prefixes[own] ?? '', prefixes[chosen]];
    if (chosen !== own && to !== undefined)
      location.replace(to + pathname.slice(from.length) + search + hash);
  } catch {
    // Without storage there is no choice.
  }
};

const asText = (script: string): string => script.replace(/\s*\n\s*/g, '\n');
const call = (script: string, ...values: readonly unknown[]): string =>
  asText(`(${script})(${values.map((value) => JSON.stringify(value)).join()})`);

/** Pages that only redirect; an open page with `inside` redirects signed-in people. */
const PASSING: ReadonlySet<RouteId> = new Set(['auth', 'logout']);

const pathsOf = (access: Access): readonly string[] =>
  ROUTES.filter(
    ({ access: own, id, inside }) => own === access && !PASSING.has(id) && inside === undefined,
  ).map(({ id }) => href(id));

const bootWith = (colors: Readonly<Record<string, string>>): string =>
  call(boot.toString(), THEME_KEY, TOKEN_KEY, colors, pathsOf('open'), pathsOf('guarded'));

export const BOOT_SCRIPT = bootWith(THEME_COLORS);

export const LANDING_SCRIPT = `${call(dress.toString(), MOODS, GRAPHICS)};${bootWith({ ...THEME_COLORS, ...MOOD_COLORS })}`;

/** Runs after {@link BOOT_SCRIPT} on open pages with a guarded counterpart. */
export const insideScript = (inside: RouteId, own: RouteId): string =>
  call(goInside.toString(), href(inside), href(own));

/** Runs first on guarded pages. */
export const LANGUAGE_SCRIPT =
  LANGUAGES.length > 1
    ? call(
        goToLanguage.toString(),
        PAGES_KEY,
        PAGE_LANGUAGE,
        Object.fromEntries(LANGUAGES.map((language) => [language, prefixOf(language)])),
      )
    : '';

/** Runs before {@link BOOT_SCRIPT} on the page of the cards. */
export const CARDS_SCRIPT = call(expectCard.toString(), href('browse'));

/** Runs before {@link BOOT_SCRIPT} on the logout page, so that the confirmation is known before the first paint. */
export const LOGOUT_SCRIPT = `if((${asText(asksBeforeLogout.toString())})(location.search,document.referrer,location.origin))document.documentElement.dataset.question=''`;
