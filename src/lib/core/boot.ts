/**
 * The two scripts that run in a page's head before its first paint. They are written as functions
 * and put into the page as text, so they may use nothing from outside but their arguments.
 */

import { GRAPHICS } from './art.ts';
import { ROUTES } from './routes.ts';
import { TOKEN_KEY } from './session.ts';
import { MOODS, THEME_KEY } from './theme.ts';

/**
 * Sets `data-theme` and `data-session` (`in` or `out`) on the root element, now and whenever
 * another tab, the system or the back button changes what they depend on.
 * @param guardedPaths pages that send a signed-out visitor on to sign-in
 */
const boot = (themeKey: string, tokenKey: string, guardedPaths: readonly string[]): void => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme:dark)');
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const apply = (): void => {
    const saved = read(themeKey);
    const theme =
      saved === 'dark' || saved === 'garden' ? saved : system.matches ? 'dark' : 'garden';
    root.dataset['theme'] = root.dataset['mood'] ?? theme;
    root.dataset['session'] = read(tokenKey) ? 'in' : 'out';
  };
  // A transition to or from a page that does not stay, because its guard goes on, is cut short; what
  // is left of it must not show up as an unhandled rejection.
  const follow = (event: PageSwapEvent | PageRevealEvent): void => {
    const { viewTransition } = event;
    const url = 'activation' in event ? event.activation?.entry.url : undefined;
    const paths = [location.pathname, url ? new URL(url).pathname : ''];
    const bounces = guardedPaths.some((guarded) =>
      paths.some((path) => `${path}/`.startsWith(`${guarded}/`)),
    );
    for (const end of ['ready', 'finished', 'updateCallbackDone'] as const) {
      viewTransition?.[end].catch(() => {});
    }
    if (bounces && root.dataset['session'] === 'out') viewTransition?.skipTransition();
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
 * (spec section 2, 'Home'). Runs before {@link boot}.
 */
const dress = (moods: readonly string[], graphics: readonly string[]): void => {
  const { dataset } = document.documentElement;
  const mood = new URLSearchParams(location.search).get('theme');
  if (mood !== null && moods.includes(mood)) dataset['mood'] = mood;
  else if (mood !== null) console.info('Unknown theme', mood);
  dataset['graphic'] = graphics[Math.floor(Math.random() * graphics.length)] ?? '';
};

const asText = (script: string): string => script.replace(/\s*\n\s*/g, '\n');
const call = (script: string, ...values: readonly unknown[]): string =>
  asText(`(${script})(${values.map((value) => JSON.stringify(value)).join()})`);

/** The script of every page. */
export const BOOT_SCRIPT = call(
  boot.toString(),
  THEME_KEY,
  TOKEN_KEY,
  ROUTES.filter(({ access }) => access === 'guarded').map(({ path }) => path),
);

/** The script that goes before it on the landing page. */
export const LANDING_SCRIPT = call(dress.toString(), MOODS, GRAPHICS);
