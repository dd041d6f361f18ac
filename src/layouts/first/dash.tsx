/** Draws greeting, card of the day and streams as soon as the deck is known, for React to take over. */
import { AddToHand } from '#islands/my-cards/AddToHand.tsx';
import { CardOfTheDay } from '#islands/cards/CardOfTheDay.tsx';
import { StreamLinks } from '#islands/cards/StreamLinks.tsx';
import { Welcome } from '#islands/session/Welcome.tsx';
import { cardOfTheDay } from '#lib/cards/daily.ts';
import { drawFirst, parseDeck } from './draw.ts';

const replace = (before: Element, after: unknown): void => before.replaceWith(after as Node);

// With `?draw` the island draws a card at random.
if (!new URLSearchParams(location.search).has('draw'))
  drawFirst('/cards', parseDeck, ({ cards, drawnAt, person }) => {
    const [heading, waiting, streams] = [
      'main h1',
      'section:has(+ #start)',
      '#start ~ section',
    ].map((place) => document.querySelector(place));
    const card = cardOfTheDay(cards, drawnAt);
    if (!heading || !waiting || !streams || !card) return false;
    replace(heading, <Welcome person={person} />);
    replace(
      waiting,
      <CardOfTheDay table={{ card, drawn: false }}>
        <AddToHand code={card.code} />
      </CardOfTheDay>,
    );
    replace(streams, <StreamLinks cards={cards} />);
    return true;
  });
