/**
 * Sizes of a table's screen. `--u` is a hundredth of the width of a 16:9 picture, so that the layout scales with
 * the projector; on a phone it follows the text size.
 */
export const SCREEN = '[--u:max(0.4rem,min(1vw,1.778svh))]';

/** Text for a distance of eight metres: 48 pixels at 1920 × 1080. */
export const TEXT = 'text-[calc(2.5*var(--u))]/[1.22]';

/** Titles. */
export const TITLE = 'font-title text-[calc(4.4*var(--u))]/[1.04]';

/** The words of a step: more than 70 pixels at 1920 × 1080. */
export const LARGE = 'font-bold text-[calc(3.8*var(--u))]/[1.16]';

/** The words of a long step: 56 pixels at 1920 × 1080. */
export const MEDIUM = 'font-bold text-[calc(2.92*var(--u))]/[1.2]';

/** The instruction of a run, of 90 characters at most: 80 pixels at 1920 × 1080. */
export const RUN = 'font-bold text-[calc(4.2*var(--u))]/[1.1] tracking-[-0.01em]';

/** The button that joins as a screen. */
export const BUTTON =
  'h-auto px-[calc(2.5*var(--u))] py-[calc(1*var(--u))] text-[max(1.125rem,calc(2*var(--u)))]';

/** Scales the code of a card with the card. */
export const CARD =
  'lg:[&_.deck-card-index_b]:text-[11cqi]! lg:[&_.deck-card-index_svg]:w-[8.5cqi]!';
