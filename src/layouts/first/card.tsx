/** Draws the card of an address, or the deck, as soon as it is known, for React to take over. */
import type { Card } from '#contract/cards.ts';
import { CardKeeping } from '#islands/my-cards/CardKeeping.tsx';
import { OpenCard } from '#islands/cards/OpenCard.tsx';
import { Tile, TileCount, TileList } from '#islands/cards/Tile.tsx';
import { parseFirstCard } from '#lib/cards/first-card.ts';
import { VIRTUAL_GRID_MIN } from '#lib/cards/virtual-grid.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { drawFirst, parseDeck } from './draw.ts';

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

/** Tiles of each frame; all of them at once would take a slow phone seconds. */
const TILES_PER_FRAME = 12;

// The island finds the cards that match a filter.
if (location.search === '')
  drawFirst('/cards', parseDeck, ({ cards }) => {
    const count = document.querySelector('search + [role=status]');
    const list = count?.nextElementSibling;
    // A longer deck is drawn in part, by the island.
    if (!count || !list || cards.length > VIRTUAL_GRID_MIN) return false;
    count.replaceWith((<TileCount found={cards.length} of={cards.length} />) as unknown as Node);
    const tile = (card: Card) => (<Tile card={card} />) as unknown as Node;
    const grid = (<TileList />) as unknown as Element;
    let drawn = 0;
    const add = (): boolean => {
      grid.append(...cards.slice(drawn, drawn + TILES_PER_FRAME).map(tile));
      drawn += TILES_PER_FRAME;
      return drawn < cards.length;
    };
    add();
    list.replaceWith(grid);
    return add;
  });
