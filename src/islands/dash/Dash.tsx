import { useStore } from '@nanostores/react';

import { STREAMS, type Card } from '#contract/card.ts';
import { readableName } from '#core/cards.ts';
import { href } from '#core/routes.ts';
import { CardFace } from '#islands/card/CardFace.tsx';
import { Failed } from '#islands/content/States.tsx';
import { DeckInvitation } from '#islands/dash/DeckInvitation.tsx';
import { useWhenSignedIn } from '#islands/use-when-signed-in.ts';
import { $cards, loadCards, NO_CARDS } from '#stores/card-list.ts';
import { $lastReadCards, $tableCard, drawAnother, startDash } from '#stores/dash.ts';

const CardLink = ({ card }: { card: Card }) => (
  <a href={href('browse', card.code)}>
    <CardFace key={card.code} {...card} heading="p" />
  </a>
);

/** One card to begin with: the day's, or one drawn at random; or why there is none. */
const Table = () => {
  const list = useStore($cards, { ssr: 'initial' });
  const table = useStore($tableCard, { ssr: () => undefined });
  if (list.status === 'failed')
    return <Failed message={list.message} onRetry={() => void loadCards()} />;
  return (
    <section className="dash-table">
      <div className="dash-table-card card-link">
        {table ? (
          <CardLink card={table.card} />
        ) : (
          <div className="skeleton card-skeleton-face" aria-busy="true" />
        )}
      </div>
      <div className="dash-table-text">
        <h2>{table?.drawn ? 'Your card' : 'The card of the day'}</h2>
        <p className="lead">
          Read it, do what it says, talk about it. Or let chance deal you another one.
        </p>
        <div className="actions">
          <button type="button" className="btn btn-primary" disabled={!table} onClick={drawAnother}>
            Draw a card
          </button>
          <a className="btn" href={href('browse')}>
            Browse DCK
          </a>
        </div>
      </div>
    </section>
  );
};

const Streams = () => {
  const list = useStore($cards, { ssr: 'initial' });
  return (
    <section>
      <h2>Five streams, five ways in</h2>
      <ul className="dash-streams">
        {STREAMS.map((stream) => (
          <li key={stream}>
            <a className={`stream-link ${stream}`} href={`${href('browse')}?stream=${stream}`}>
              <span>{readableName(stream)}</span>
              <small>
                {list.status === 'ready'
                  ? `${list.cards.filter((card) => card.stream === stream).length} cards`
                  : '\u00A0'}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const LastRead = () => {
  const cards = useStore($lastReadCards, { ssr: () => NO_CARDS });
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>Read last</h2>
      <ul className="card-grid card-link">
        {cards.slice(0, 6).map((card) => (
          <li key={card.code}>
            <CardLink card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The dashboard (behaviour.md, 'Dashboard'). */
export const Dash = () => {
  const session = useWhenSignedIn(startDash);
  const known = session.status === 'authenticated';

  return (
    <div className="dash">
      <h1 className={known ? undefined : 'waiting'}>
        Welcome {known ? (session.person.givenName ?? 'Innovator') : 'Innovator'}
      </h1>
      <Table />
      <Streams />
      <DeckInvitation />
      <LastRead />
    </div>
  );
};
