import type { Card } from '#contract/card.ts';
import { href } from '#core/routes.ts';
import { printPage, sharePage, type Shared } from '#platform/share.ts';

/** What is said after a wish to share. */
export const SHARED_WORDS: Record<Shared, string> = {
  shared: '',
  cancelled: '',
  copied: 'The link is copied.',
  failed: 'Your browser lets nobody copy from here. The address bar has the link.',
};

/** Shares a card's link. */
export const shareCard = ({ title, code }: Card): Promise<Shared> =>
  sharePage(title, href('browse', code));

/** Prints the open card. */
export const printCard = printPage;
