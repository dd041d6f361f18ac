/** Whether the boot script found a stored session (boot.ts). */
export const isMarkedSignedIn = (): boolean => document.documentElement.dataset['session'] === 'in';
