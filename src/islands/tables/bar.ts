/** The toolbar at the bottom of a table; beside the drawer on wide screens. Large text wraps, up to half the screen. */
export const BAR =
  'fixed inset-x-0 bottom-0 z-1 flex max-h-[50svh] flex-wrap justify-center gap-2 overflow-y-auto border-t border-line bg-ground px-[max(1rem,env(safe-area-inset-left))] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:left-[17rem] print:hidden';

/** Padding for the content under the toolbar. */
export const ABOVE_BAR = 'pb-[4rem]';

/** The same under the host's toolbar with the way through the steps. */
export const ABOVE_COURSE = 'pb-[8rem]';
