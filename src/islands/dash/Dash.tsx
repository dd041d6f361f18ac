import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import type { Card } from '#contract/card.ts';
import { href } from '#core/routes.ts';
import { CardFace } from '#islands/card/CardFace.tsx';
import { DeckInvitation } from '#islands/dash/DeckInvitation.tsx';
import { $cards, loadCards } from '#stores/card-list.ts';
import { $session } from '#stores/session.ts';

const PLACES = [1, 2, 3, 4, 5];

const CardGrid = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="card-grid">
    {cards.map((card) => (
      <li key={card.code}>
        <a href={href('browse', card.code)}>
          <CardFace {...card} />
        </a>
      </li>
    ))}
  </ul>
);

const Deck = () => {
  const state = useStore($cards, { ssr: 'initial' });
  switch (state.status) {
    case 'loading':
      return (
        <ul className="card-grid" aria-label="Loading the cards" aria-busy="true">
          {PLACES.map((place) => (
            <li key={place} className="skeleton card-skeleton-face" />
          ))}
        </ul>
      );
    case 'failed':
      return (
        <div className="notice" role="alert">
          <p>{state.message}</p>
          <button type="button" className="btn btn-primary" onClick={() => void loadCards()}>
            Try again
          </button>
        </div>
      );
    case 'ready':
      return <CardGrid cards={state.today} />;
  }
};

/** The dashboard (spec section 2, 'Dash'). */
export const Dash = () => {
  const session = useStore($session, { ssr: 'initial' });
  const known = session.status === 'authenticated';
  useEffect(() => {
    if (known) void loadCards();
  }, [known]);

  return (
    <div className="dash">
      <h1 className={known ? undefined : 'waiting'}>
        Welcome {known ? (session.person.givenName ?? 'Innovator') : 'Innovator'}
      </h1>
      <section className="dash-door">
        <p className="lead">
          Hold a card to the camera, or type the three characters from its corner.
        </p>
        <a className="btn btn-primary" href={href('browse')}>
          Browse DCK
        </a>
      </section>
      <DeckInvitation />
      <section>
        <h2>Today, one from each stream</h2>
        <Deck />
      </section>
    </div>
  );
};
