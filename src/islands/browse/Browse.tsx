import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { CardCodeForm } from '#islands/browse/CardCodeForm.tsx';
import { CardDetails } from '#islands/browse/CardDetails.tsx';
import { SCAN_VIEW_ID, ScanDialog } from '#islands/browse/ScanDialog.tsx';
import { $openCard, openCard, reloadCard, startBrowsing, type OpenCard } from '#stores/card.ts';
import { openScanner, warmUpScanner } from '#stores/scanner.ts';
import { $session } from '#stores/session.ts';

const Result = ({ state }: { state: OpenCard }) => {
  switch (state.status) {
    case 'none':
      return (
        <p className="lead">
          Every card carries a code in its corner: three characters, and the same as a QR code.
        </p>
      );
    case 'loading':
      return (
        <div className="card-skeleton">
          <div className="skeleton card-skeleton-face" />
          <div className="card-skeleton-lines">
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        </div>
      );
    case 'ready':
      return <CardDetails card={state.card} />;
    case 'missing':
      return (
        <div className="notice" role="alert">
          <p>No card with the code {state.code}.</p>
          <p>Check the three characters in the corner of the card and type them again.</p>
        </div>
      );
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

/** The card browser (spec section 2, 'Browse'): typed code, scanner, card. */
export const Browse = () => {
  const state = useStore($openCard, { ssr: 'initial' });
  const { status } = useStore($session, { ssr: 'initial' });
  useEffect(() => {
    if (status === 'authenticated') startBrowsing();
  }, [status]);
  const loading = state.status === 'loading';
  const warmUp = () => void warmUpScanner();

  return (
    <div className="browse">
      <CardCodeForm shown={state.status === 'none' ? '' : state.code}>
        <button
          type="button"
          className="btn btn-primary"
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() =>
            openScanner(SCAN_VIEW_ID, { kind: 'card', onCode: (code) => void openCard(code) })
          }
        >
          Scan code
        </button>
      </CardCodeForm>
      <div className="browse-progress">
        {loading && <progress className="progress" aria-label="Loading the card" />}
      </div>
      <div aria-live="polite" aria-busy={loading}>
        <Result state={state} />
      </div>
      <ScanDialog kind="card" />
    </div>
  );
};
