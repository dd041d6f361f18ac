/** Whether somebody seems to be signed in, as the script in the page's head has found (boot.ts). */
export const isMarkedSignedIn = (): boolean => document.documentElement.dataset['session'] === 'in';
