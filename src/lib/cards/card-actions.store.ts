import type { Card } from '#contract/cards.ts';
import { href } from '#lib/shared/routes.ts';
import { printPage, sharePage, type Shared } from '#lib/shared/share.browser.ts';

/** What is said after a wish to share. */
export const SHARED_WORDS: Record<Shared, string> = {
  shared: '',
  cancelled: '',
  copied: 'The link is copied.',
  failed: 'Your browser does not allow copying here. The link is in the address bar.',
};

/** Shares a card's link. */
export const shareCard = ({ title, code }: Card): Promise<Shared> =>
  sharePage(title, href('browse', code));

/** Prints the open card. */
export const printCard = printPage;
