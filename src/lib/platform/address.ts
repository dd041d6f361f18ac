/** The page's own address, for steps inside one page family that take no page load. */

export const currentPath = (): string => location.pathname + location.search + location.hash;

export const currentPathname = (): string => location.pathname;

/** Adds a step to the history without loading a page. */
export const pushPath = (path: string): void => {
  if (path !== location.pathname) history.pushState(null, '', path);
};

/** Changes the address without a step in the history. */
export const replacePath = (path: string): void => history.replaceState(null, '', path);

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
