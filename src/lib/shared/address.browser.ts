/** Address and history of the page. */

export const currentPath = (): string => location.pathname + location.search + location.hash;

export const origin = (): string => location.origin;

export const currentPathname = (): string => location.pathname;

/**
 * Adds a history entry without loading a page.
 * @param state of the entry, read with {@link currentState}
 */
export const pushPath = (path: string, state: unknown = null): void => {
  if (path !== location.pathname + location.search) history.pushState(state, '', path);
};

/** State of the current history entry; `null` without one. */
export const currentState = (): unknown => history.state;

export const replacePath = (path: string): void => history.replaceState(history.state, '', path);

export const stepBack = (): void => history.back();

/** The query, with its question mark. */
export const currentSearch = (): string => location.search;

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Calls back on Back or Forward within the page. */
export const onPathChange = (listener: () => void): void => {
  window.addEventListener('popstate', listener);
};

export const setDocumentTitle = (title: string): void => {
  document.title = title;
};

/** Replaces the page; Back does not return to it. */
export const leaveTo = (path: string): void => location.replace(path);

/** Sets the session state that the stylesheet reads, as the boot script does at load. */
export const markSession = (signedIn: boolean): void => {
  document.documentElement.dataset['session'] = signedIn ? 'in' : 'out';
};

/** Calls back when the page is restored from the back/forward cache. */
export const onRestore = (listener: () => void): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
};

export const onLeave = (listener: () => void): void =>
  window.addEventListener('pagehide', listener);

export const reload = (): void => location.reload();

/** Hides the page's content until the next page loads. */
export const hidePage = (): void => {
  document.body.hidden = true;
};

/** Goes to another page; Back returns. */
export const goTo = (path: string): void => location.assign(path);

/** Whether the logout page asks first, as the script in its head found. */
export const asksFirst = (): boolean => 'question' in document.documentElement.dataset;
