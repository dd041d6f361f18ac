import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';

import { CardActions, CardSteps } from '#islands/cards/CardBar.tsx';
import { CardCodeForm } from '#islands/cards/CardCodeForm.tsx';
import { CardDetails, OPEN_CARD } from '#islands/cards/CardDetails.tsx';
import { DeckGrid } from '#islands/cards/DeckGrid.tsx';
import { useSwipe } from '#islands/cards/use-swipe.ts';
import { Scanner, warmUp } from '#islands/scanner/Scanner.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
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
} from '#lib/cards/open-card.store.ts';
import { openScanner } from '#lib/scanner/scanner.store.ts';

const Skeleton = () => (
  <div className={OPEN_CARD}>
    <div className="mx-auto skeleton aspect-5/7 w-[min(100%,20rem)]" />
    <div className="grid max-w-[38rem] gap-4">
      <div className="skeleton h-[2.75rem] w-3/5" />
      <div className="skeleton h-8" />
      <div className="skeleton h-8" />
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
        <p className="wrap-anywhere">No card with the code {code}.</p>
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

interface Props {
  /** What stands below an open card besides the card itself. */
  readonly Below: ComponentType<{ code: string }>;
}

const Result = ({ state, Below }: Props & { state: OpenCard }) => {
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
        <div className="grid [touch-action:pan-y_pinch-zoom] gap-5" {...swipe}>
          <CardSteps />
          <CardDetails card={state.card}>
            <Below code={state.code} />
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
export const Browse = ({ Below }: Props) => {
  const state = useStore($openCard, { ssr: 'initial' });
  const { status } = useWhenSignedIn(startBrowsing);
  const loading = state.status === 'loading';

  return (
    <div className="mt-5 grid gap-5">
      <CardCodeForm shown={state.status === 'none' ? '' : state.code}>
        <button
          type="button"
          className="btn btn-primary disabled:bg-primary disabled:text-on-primary disabled:opacity-70"
          disabled={status !== 'authenticated'}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => openScanner({ kind: 'card', onCode: openCard })}
        >
          Scan code
        </button>
      </CardCodeForm>
      <div className="-mt-4 h-2 print:hidden">
        {loading && <progress className="progress block" aria-label="Loading the card" />}
      </div>
      <Result state={state} Below={Below} />
      <Scanner kind="card" />
    </div>
  );
};
