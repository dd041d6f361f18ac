import { resolveObjectURL, type Blob } from 'node:buffer';

import type { ReadableAtom } from 'nanostores';
import { onTestFinished, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { ISSUED_AT_KEY, TOKEN_KEY } from '#lib/session/session.ts';
import { CookieJar } from '#support/identity/cookie-jar.ts';

/** Browser storage, as far as pages use it: its keys are its own properties, as in a browser. */
type PageStorage = Record<string, string> &
  Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const makeStorage = (): PageStorage => {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(items, key);
    },
    clear: () => {
      for (const key of Object.keys(items)) Reflect.deleteProperty(items, key);
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(items, name, { value });
  return items as PageStorage;
};

/** A file that a page has handed to its person. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** A browser with one page, as far as stores need one: no document is drawn. */
export interface TestPage {
  /** The path and query in the address bar. */
  readonly path: () => string;
  /** How many steps the history has up to here. */
  readonly steps: () => number;
  /** The addresses that the page has left for, oldest first. */
  readonly left: readonly string[];
  readonly title: () => string;
  readonly localStorage: PageStorage;
  readonly sessionStorage: PageStorage;
  /** The files that it has saved; they are read when they are asked for. */
  readonly files: () => Promise<SavedFile[]>;
  /** The requests that it has sent to its own origin, oldest first. */
  readonly requests: readonly { readonly path: string; readonly headers: Headers }[];
  /** Cuts the connection, or mends it. */
  readonly setOnline: (online: boolean) => void;
  /** Cuts the connection in the midst of each answer from now on. */
  readonly cutAnswers: () => void;
  /** Moves back in the history, as the browser's button does. */
  readonly goBack: () => void;
  /** Changes a key of the local storage as another tab does; `null` removes it. */
  readonly changeElsewhere: (key: string, value: string | null) => void;
  /** Opens a page of the same browser: the modules are loaded anew, storage and cookies stay. */
  readonly open: (path: string) => void;
}

/** An answer that ends before its body does, as where the network goes away meanwhile. */
const cutShort = ({ headers, status }: Response): Response => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('Failed to fetch')),
  });
  return new Response(body, { headers, status });
};

/**
 * Gives the stores that are imported after it what they need of a browser, until the test ends: an
 * address with its history, storage, cookies, and a `fetch` that reaches a server as a page of its
 * origin does. Stores are singletons of a page, so import them with `await import(…)` after this.
 * @param tokens the session that the browser has stored; signed out without them
 */
export const openPage = (origin: string, path: string, tokens?: TokenResponse): TestPage => {
  const { fetch } = globalThis;
  const cookies = new CookieJar();
  const left: string[] = [];
  const requests: { readonly path: string; readonly headers: Headers }[] = [];
  const downloads: { readonly name: string; readonly blob: Blob | undefined }[] = [];
  const localStorage = makeStorage();
  const sessionStorage = makeStorage();
  let steps: { readonly url: URL; readonly state: unknown }[] = [];
  let online = true;
  let cutsAnswers = false;
  const here = (): URL => steps.at(-1)?.url ?? new URL(origin);
  const at = (target: string | URL): URL => new URL(target, here());

  const document = Object.assign(new EventTarget(), {
    title: '',
    hidden: false,
    body: { hidden: false },
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
    createElement: () => {
      const link = { href: '', download: '', click: () => {} };
      link.click = () =>
        void downloads.push({ name: link.download, blob: resolveObjectURL(link.href) });
      return link;
    },
  });
  Object.defineProperty(document, 'cookie', {
    get: () => cookies.header(here()),
    set: (line: string) => {
      cookies.set(line, here());
    },
  });

  const location = {
    get origin() {
      return here().origin;
    },
    get href() {
      return here().href;
    },
    get pathname() {
      return here().pathname;
    },
    get search() {
      return here().search;
    },
    get hash() {
      return here().hash;
    },
    assign: (target: string) => void left.push(at(target).href),
    replace: (target: string) => void left.push(at(target).href),
  };
  const goBack = (): void => {
    steps = steps.slice(0, -1);
    window.dispatchEvent(new Event('popstate'));
  };
  const history = {
    get state() {
      return steps.at(-1)?.state ?? null;
    },
    pushState: (state: unknown, _title: string, target: string) =>
      void steps.push({ state, url: at(target) }),
    replaceState: (state: unknown, _title: string, target: string) => {
      steps = [...steps.slice(0, -1), { state, url: at(target) }];
    },
    back: goBack,
  };

  const underWay = new Set<Promise<unknown>>();
  const track = <Value>(promise: Promise<Value>): Promise<Value> => {
    const tracked = promise.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  };
  const ask = async (target: string, init: RequestInit = {}): Promise<Response> => {
    // A page knows its own origin only; any other address comes from the test itself.
    if (URL.canParse(target)) return fetch(target, init);
    if (!online) throw new TypeError('Failed to fetch');
    const url = at(target);
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookies.header(url));
    headers.set('Sec-Fetch-Site', 'same-origin');
    if (init.method !== undefined && init.method !== 'GET') headers.set('Origin', origin);
    requests.push({ path: url.pathname, headers });
    const answer = await fetch(url, { ...init, headers });
    cookies.store(answer, url);
    if (cutsAnswers) return cutShort(answer);
    const json = answer.json.bind(answer);
    return Object.assign(answer, { json: () => track(json()) });
  };
  /** Lets the page come to an end of what it has asked for, and of what it makes of the answers. */
  const settle = async (): Promise<void> => {
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setTimeout(resolve));
    if (underWay.size > 0) await settle();
  };

  const open = (next: string): void => {
    vi.resetModules();
    steps = [{ state: null, url: new URL(next, origin) }];
    const globals = { document, location, history, localStorage, sessionStorage };
    const window = Object.assign(new EventTarget(), globals, {
      scrollTo: () => {},
      setTimeout: globalThis.setTimeout,
    });
    for (const [name, value] of Object.entries({ ...globals, window })) vi.stubGlobal(name, value);
    vi.stubGlobal('navigator', {
      get onLine() {
        return online;
      },
    });
    vi.stubGlobal('innerHeight', 800);
    // Nothing is ever drawn.
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('fetch', (target: string | URL, init?: RequestInit) =>
      track(ask(String(target), init)),
    );
  };

  if (tokens) {
    localStorage.setItem(TOKEN_KEY, JSON.stringify(tokens));
    localStorage.setItem(ISSUED_AT_KEY, String(Date.now()));
  }
  open(path);
  onTestFinished(async () => {
    await settle();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  return {
    path: () => here().pathname + here().search,
    steps: () => steps.length,
    left,
    title: () => document.title,
    localStorage,
    sessionStorage,
    files: () =>
      Promise.all(
        downloads.map(async ({ name, blob }) => ({ name, text: (await blob?.text()) ?? '' })),
      ),
    requests,
    setOnline: (value) => {
      online = value;
      window.dispatchEvent(new Event(value ? 'online' : 'offline'));
    },
    cutAnswers: () => {
      cutsAnswers = true;
    },
    goBack,
    changeElsewhere: (key, value) => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    open,
  };
};

/** Resolves with the first value of a store that meets a condition, the present one included. */
export const reached = <Value>(
  $store: ReadableAtom<Value>,
  meets: (value: Value) => boolean,
): Promise<Value> =>
  new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let found = false;
    stop = $store.subscribe((value) => {
      if (found || !meets(value)) return;
      found = true;
      resolve(value);
      stop?.();
    });
    if (found) stop();
  });
