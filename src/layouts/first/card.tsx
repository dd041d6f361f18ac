/** Draws the card of an address as soon as it is known, for React to take over. */
import { CardKeeping } from '#islands/my-cards/CardKeeping.tsx';
import { OpenCard } from '#islands/cards/OpenCard.tsx';
import { parseFirstCard } from '#lib/cards/first-card.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { drawFirst } from './draw.ts';

drawFirst('/cards/', parseFirstCard, (card) => {
  const bar = document.querySelector('.card-bar');
  const field = bar?.querySelector('input');
  if (!bar || !field) return false;
  const tree = (
    <OpenCard card={card}>
      <CardKeeping code={card.code} />
    </OpenCard>
  ) as unknown as Node;
  // Typed text stays; the island hands it on.
  if (field.value === '') field.value = card.code;
  bar.previousElementSibling?.remove();
  while (bar.nextSibling) bar.nextSibling.remove();
  bar.after(tree);
  document.title = documentTitle(card.title);
  return true;
});
