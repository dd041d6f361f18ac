/**
 * Sizes of a table's screen. `--u` is a hundredth of a 16:9 picture's width, so that everything grows with
 * the projector; on a phone it follows the reader's text size.
 */
export const SCREEN = '[--u:max(0.4rem,min(1vw,1.778svh))]';

/** Text that is read from eight metres: 48 pixels at 1920 × 1080. */
export const TEXT = 'text-[calc(2.5*var(--u))]/[1.22]';

/** Titles. */
export const TITLE = 'font-title text-[calc(4.4*var(--u))]/[1.04]';

/** Text that has the screen for itself. */
export const LARGE = 'text-[calc(3.4*var(--u))]/[1.22]';

/** The one button of a browser that has no seat yet. */
export const BUTTON =
  'h-auto px-[calc(2.5*var(--u))] py-[calc(1*var(--u))] text-[max(1.125rem,calc(2*var(--u)))]';

/** The code on a card grows with the card, which on a page for one reader it need not. */
export const CARD =
  'lg:[&_.deck-card-index_b]:text-[11cqi]! lg:[&_.deck-card-index_svg]:w-[8.5cqi]!';
