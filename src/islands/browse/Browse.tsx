import { useStore } from '@nanostores/react';

import { CardActions, CardSteps } from '#islands/browse/CardBar.tsx';
import { CardCodeForm } from '#islands/browse/CardCodeForm.tsx';
import { CardDetails } from '#islands/browse/CardDetails.tsx';
import { CardMentions } from '#islands/browse/CardMentions.tsx';
import { DeckGrid } from '#islands/browse/DeckGrid.tsx';
import { Scanner, warmUp } from '#islands/browse/Scanner.tsx';
import { useSwipe } from '#islands/browse/use-swipe.ts';
import { useWhenSignedIn } from '#islands/use-when-signed-in.ts';
import {
  $lookAlike,
  $neighbours,
  $openCard,
  closeCard,
  NO_NEIGHBOURS,
  openCard,
  reloadCard,
  startBrowsing,
  type OpenCard,
} from '#stores/card.ts';
import { openScanner } from '#stores/scanner.ts';

const Skeleton = () => (
  <div className="card-skeleton">
    <div className="skeleton card-skeleton-face" />
    <div className="card-skeleton-lines">
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  </div>
);

const Missing = ({ code, vanished }: { code: string; vanished: boolean }) => {
  const likely = useStore($lookAlike, { ssr: () => undefined });
  return (
    <div className="notice" role="alert">
      {vanished ? (
        <p>The card {code} is no longer in the deck.</p>
      ) : (
        <p>No card with the code {code}.</p>
      )}
      {likely ? (
        <button type="button" className="btn btn-primary" onClick={() => openCard(likely.code)}>
          Did you mean {likely.code}, {likely.title}?
        </button>
      ) : (
        <p>Check the three characters in the corner of the card, or look through the deck.</p>
      )}
      <button type="button" className="btn" onClick={closeCard}>
        Show all cards
      </button>
    </div>
  );
};

const Result = ({ state }: { state: OpenCard }) => {
  const { previous, next } = useStore($neighbours, { ssr: () => NO_NEIGHBOURS });
  const swipe = useSwipe(
    () => next && openCard(next.code),
    () => previous && openCard(previous.code),
  );
  switch (state.status) {
    case 'none':
      return <DeckGrid />;
    case 'loading':
      return <Skeleton />;
    case 'ready':
      return (
        <div className="card-page" {...swipe}>
          <CardSteps />
          <CardDetails card={state.card}>
            <CardMentions code={state.code} />
            <CardActions key={state.code} card={state.card} />
          </CardDetails>
        </div>
      );
    case 'missing':
      return <Missing code={state.code} vanished={state.vanished} />;
    case 'failed':
      return (
        <div className="notice" role="alert">
          <p>{state.message}</p>
          <button type="button" className="btn btn-primary" onClick={() => void reloadCard()}>
            Try again
          </button>
        </div>
      );
  }
};

/** The card browser (behaviour.md, 'Card browser'): typed code, scanner, deck, card. */
export const Browse = () => {
  const state = useStore($openCard, { ssr: 'initial' });
  const { status } = useWhenSignedIn(startBrowsing);
  const loading = state.status === 'loading';

  return (
    <div className="browse">
      <CardCodeForm shown={state.status === 'none' ? '' : state.code}>
        <button
          type="button"
          className="btn btn-primary"
          disabled={status !== 'authenticated'}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => openScanner({ kind: 'card', onCode: openCard })}
        >
          Scan code
        </button>
      </CardCodeForm>
      <div className="browse-progress">
        {loading && <progress className="progress" aria-label="Loading the card" />}
      </div>
      <Result state={state} />
      <Scanner kind="card" />
    </div>
  );
};
