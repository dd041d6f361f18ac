import { Browse } from '#islands/cards/Browse.tsx';
import { CardMentions } from '#islands/pages/CardMentions.tsx';

/** The card browser, with where else the product names the open card. */
export const BrowsePage = () => <Browse Below={CardMentions} />;
