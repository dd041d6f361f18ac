/**
 * The toolbar at the bottom of a table, which stays in sight and covers nothing at the page's end. Large text wraps,
 * up to half the screen. Focused elements are scrolled to above it; its own stay where they are, and so does the page.
 */
export const BAR =
  'sticky bottom-0 z-1 -mx-gutter mt-auto flex max-h-[50svh] flex-wrap justify-center gap-2 overflow-y-auto border-t border-line bg-ground px-gutter pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] [:root:has(&)]:scroll-pb-[min(50svh,12rem)] [:root:has(&:focus-within)]:scroll-pb-0 print:hidden';
