/**
 * The script in the head of every guarded page: with a session that can be used it sends the page's first
 * request, lets the modules load once the words are painted, and keeps presses until they can be done.
 */
import { languageHeader } from '#lib/api/deck-language.ts';
import { DECK_LANGUAGE_KEY } from '#lib/shared/language-keys.ts';
import { earlyPath, type AskingRoute, type Early, type FirstWords } from '#lib/api/early.ts';
import { belongsInProduction, type AppEnvironment } from '#lib/session/environment.ts';
import {
  decodeClaims,
  ISSUED_AT_KEY,
  isSessionValid,
  parseStoredSession,
  personOf,
  TOKEN_KEY,
} from '#lib/session/session.ts';
import { rememberedAnswer } from '#lib/cards/first-card.ts';
import { OWNER_KEY, PERSONAL_PREFIX } from '#lib/shared/personal-keys.ts';

declare const SETTINGS: {
  readonly api: string;
  readonly environment: AppEnvironment;
  readonly routes: readonly AskingRoute[];
};

/** How long modules wait for the words, in ms. */
const LONGEST_WAIT = 2000;
/** Timeout of the request, in ms; that of the API client. */
const TIMEOUT = 15_000;

const read = (key: string): string | null => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const value = window[area].getItem(key);
      if (value !== null) return value;
    } catch {
      // This browser keeps nothing here.
    }
  }
  return null;
};

/** Asks for what the page shows first; never at another origin than the page's own. */
const ask = (path: string, token: string): Promise<Response> | undefined => {
  const url = new URL(SETTINGS.api + path, location.href);
  if (url.origin !== location.origin) return undefined;
  return fetch(url, {
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...languageHeader(read(DECK_LANGUAGE_KEY)),
    },
    // A redirect is not followed with the token; the API client asks again.
    redirect: 'manual',
    priority: 'high',
    signal: AbortSignal.timeout(TIMEOUT),
  });
};

/** Hides what is drawn for a person who signs out, or becomes another, in another tab. */
const followOtherTabs = (accountId: unknown): void => {
  addEventListener('storage', ({ key, newValue }) => {
    if ((key === TOKEN_KEY || key === null) && read(TOKEN_KEY) === null) {
      document.body.hidden = true;
    } else if (key === OWNER_KEY && newValue && newValue !== JSON.stringify(accountId)) {
      document.body.hidden = true;
      location.reload();
    }
  });
};

/**
 * Queues input on buttons, forms and links to other languages until their scripts run; `doKeptPresses` replays it.
 */
const keepPresses = (): void => {
  const presses = new Set<HTMLElement>();
  window.keptPresses = presses;
  const root = document.documentElement;
  root.dataset['first'] = '';
  const keep = (event: Event): void => {
    if (!('first' in root.dataset) || !(event.target instanceof Element)) return;
    const used = event.target.closest<HTMLElement>('astro-island :is(button, form), [hreflang]');
    if (!used || (event.type === 'click' && used.tagName === 'FORM')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The form of a submit button is queued instead of it.
    if (event.type === 'click' && used.matches('[type=submit]'))
      used.closest('form')?.requestSubmit();
    else presses.add(used);
    used.dataset['pressed'] = '';
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
};

const begin = (): FirstWords | undefined => {
  const session = parseStoredSession(read(TOKEN_KEY), read(ISSUED_AT_KEY));
  if (!session || !isSessionValid(session, Date.now())) return undefined;
  const claims = decodeClaims(session.tokens.id_token);
  const person = personOf(claims);
  if (belongsInProduction(SETTINGS.environment, person.tier)) return undefined;
  // A deck that is kept on the device needs the modules, and no network.
  if (read(`${PERSONAL_PREFIX}kept`) !== null) return undefined;
  const path = earlyPath(location.pathname, SETTINGS.routes);
  const token = session.tokens.access_token;
  const known =
    read(OWNER_KEY) === JSON.stringify(claims.sub)
      ? rememberedAnswer(path, read(`${PERSONAL_PREFIX}cards`))
      : undefined;
  // The modules revalidate a remembered list with the answer.
  const asks = path !== undefined && (!known || Array.isArray(known));
  const answer = asks ? ask(path, token) : undefined;
  answer?.catch(() => {});
  const early: Early | undefined =
    path === undefined || (!answer && !known)
      ? undefined
      : { path, token, startedAt: performance.now(), answer, known };
  let release = (): void => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  keepPresses();
  followOtherTabs(claims.sub);
  setTimeout(release, LONGEST_WAIT);
  return { person, painted, release, ...(early && { early }) };
};

/** Loads the scripts that the build has listed, in the order in which tags would run. */
const loadScripts = async (): Promise<void> => {
  await window.firstWords?.painted;
  const { content = '', dataset } =
    document.querySelector<HTMLMetaElement>('[name=late-scripts]') ?? {};
  const listOf = (text = ''): readonly string[] => text.split(' ').filter(Boolean);
  for (const path of listOf(dataset?.['preload'])) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = path;
    document.head.append(link);
  }
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  // Behind the words, imports come first and each in a task of its own: evaluated together they block a slow
  // processor for long.
  const before = window.firstWords ? listOf(dataset?.['preload']).toReversed() : [];
  // A script that does not load leaves the page as it is, as a tag would.
  for (const path of [...before, ...listOf(content)]) {
    await import(path).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
  }
};

try {
  const words = begin();
  if (words) {
    window.firstWords = words;
    // Without a script that draws, the words of the page itself are painted by the second frame.
    document.addEventListener('DOMContentLoaded', () => {
      if (words.draws) return;
      requestAnimationFrame(() => requestAnimationFrame(words.release));
    });
  }
} catch {
  // A damaged token: the guard finds it.
}
const loaded = loadScripts();
if (window.firstWords) window.firstWords.loaded = loaded;
