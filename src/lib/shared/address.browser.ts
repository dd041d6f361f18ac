/** The page's own address, for steps inside one page family that take no page load. */

export const currentPath = (): string => location.pathname + location.search + location.hash;

export const origin = (): string => location.origin;

export const currentPathname = (): string => location.pathname;

/**
 * Adds a step to the history without loading a page.
 * @param state what the step is to hold, as {@link currentState} gives it later
 */
export const pushPath = (path: string, state: unknown = null): void => {
  if (path !== location.pathname + location.search) history.pushState(state, '', path);
};

/** What the present step of the history holds; `null` where nothing was given to it. */
export const currentState = (): unknown => history.state;

/** Changes the address of the present step of the history. */
export const replacePath = (path: string): void => history.replaceState(history.state, '', path);

/** Goes one step back in the history, as the browser's own button does. */
export const stepBack = (): void => history.back();

/** The query of the page's address, with its question mark. */
export const currentSearch = (): string => location.search;

/** Goes to the top of the page at once. */
export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Calls back when Back or Forward moves inside the page family. */
export const onPathChange = (listener: () => void): void => {
  window.addEventListener('popstate', listener);
};

/** Sets the title that the tab and the history show. */
export const setDocumentTitle = (title: string): void => {
  document.title = title;
};

/** Replaces the page; Back does not return to it. */
export const leaveTo = (path: string): void => location.replace(path);

/** Tells the stylesheet whether somebody is signed in, as the boot script does at load. */
export const markSession = (signedIn: boolean): void => {
  document.documentElement.dataset['session'] = signedIn ? 'in' : 'out';
};

/** Calls back when Back or Forward brings this page out of the browser's memory. */
export const onRestore = (listener: () => void): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
};

/** Calls back when the page is left. */
export const onLeave = (listener: () => void): void =>
  window.addEventListener('pagehide', listener);

/** Loads the page anew. */
export const reload = (): void => location.reload();

/** Takes the page's content off the screen at once, for the moment until another page is there. */
export const hidePage = (): void => {
  document.body.hidden = true;
};

/** Goes to another page; Back returns. */
export const goTo = (path: string): void => location.assign(path);

/** Whether the logout page asks first, as the script in its head has found. */
export const asksFirst = (): boolean => 'question' in document.documentElement.dataset;
