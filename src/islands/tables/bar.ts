/** The bar at the foot of a table, where the thumb is; beside the drawer where that stands. */
export const BAR =
  'fixed inset-x-0 bottom-0 z-1 flex justify-center gap-2 border-t border-line bg-ground px-[max(1rem,env(safe-area-inset-left))] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:left-[17rem] print:hidden';

/** Room for it below what it stands before, and for what gets the focus. */
export const ABOVE_BAR = 'pb-[4rem]';
