import { useStore } from '@nanostores/react';
import { memo, type ComponentType, type ReactNode } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { CardActions, CardBar } from '#islands/cards/CardBar.tsx';
import { CardPairs } from '#islands/cards/CardClosing.tsx';
import { CardCodeForm } from '#islands/cards/CardCodeForm.tsx';
import { CardSkeleton } from '#islands/cards/CardDetails.tsx';
import { OpenCard } from '#islands/cards/OpenCard.tsx';
import { useSwipe } from '#islands/cards/use-swipe.ts';
import { SCAN_CLASS, Scanner, warmUp } from '#islands/scanner/Scanner.tsx';
import { useIsSignedIn, useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { afterTouchPaint } from '#islands/shared/after-touch-paint.ts';
import { AfterHydration } from '#islands/shared/use-hydrated.ts';
import {
  $lookAlike,
  $openCard,
  closeCard,
  openCard,
  openNeighbour,
  openScanned,
  reloadCard,
  startBrowsing,
  type OpenCardState,
} from '#lib/cards/open-card.store.ts';
import { openScanner, type ScanTarget } from '#lib/scanner/scanner.store.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';

const Missing = ({ code, vanished }: { code: string; vanished: boolean }) => {
  const likely = useStore($lookAlike, { ssr: () => undefined });
  return (
    <div className="notice" role="alert">
      {vanished ? (
        <p>{m.cards_gone({ code })}</p>
      ) : (
        <p className="wrap-anywhere">{m.cards_no_such_code({ code })}</p>
      )}
      {likely ? (
        <button type="button" className="btn btn-primary" onClick={() => openCard(likely.code)}>
          {m.cards_did_you_mean({ code: likely.code, title: likely.title })}
        </button>
      ) : (
        <p>{m.cards_check_code()}</p>
      )}
      <button type="button" className="btn" onClick={closeCard}>
        {m.cards_show_all()}
      </button>
    </div>
  );
};

interface Props {
  readonly grid: ReactNode;
  readonly Below: ComponentType<{ card: Card }>;
}

interface BrowseProps extends Props {
  /** Called with each scanned card. */
  readonly onScanned: (code: string) => void;
  readonly table: NonNullable<ScanTarget['table']>;
}

/** Memoised: loading the deck re-renders the page, but does not change the open card. */
const ReadyCard = memo(({ card, Below }: Pick<Props, 'Below'> & { card: Card }) => {
  const swipe = useSwipe(
    () => openNeighbour('next'),
    () => openNeighbour('previous'),
  );
  return (
    <OpenCard
      card={card}
      after={<CardPairs card={card} />}
      onClose={({ currentTarget, nativeEvent }) =>
        afterTouchPaint(currentTarget, nativeEvent, closeCard)
      }
      {...swipe}
    >
      <Below card={card} />
      <AfterHydration>
        <CardActions card={card} />
      </AfterHydration>
    </OpenCard>
  );
});

const Result = ({ state, grid, Below }: Props & { state: OpenCardState }) => {
  switch (state.status) {
    case 'unknown':
      // The script in the page's head decides before the first paint which of the two shows.
      return (
        <>
          <div className="[:root:not([data-card])_&]:hidden">
            <CardSkeleton />
          </div>
          <div className="[[data-card]_&]:hidden">{grid}</div>
        </>
      );
    case 'none':
      // Same position in the tree: the prerendered grid stays until its code is loaded.
      return (
        <>
          {null}
          <div>{grid}</div>
        </>
      );
    case 'loading':
      return <CardSkeleton />;
    case 'ready':
      return <ReadyCard card={state.card} Below={Below} />;
    case 'missing':
      return <Missing code={state.code} vanished={state.vanished} />;
    case 'failed':
      return (
        <div className="notice" role="alert">
          <p>{state.message}</p>
          <button type="button" className="btn btn-primary" onClick={() => void reloadCard()}>
            {m.cards_try_again()}
          </button>
        </div>
      );
  }
};

const ScanButton = ({ onScanned, table }: Pick<BrowseProps, 'onScanned' | 'table'>) => {
  const ready = useIsSignedIn();
  const onCode = (code: string): void => {
    onScanned(code);
    openScanned(code);
  };
  return (
    <button
      type="button"
      className={`${SCAN_CLASS} handheld:flex-auto handheld:px-3`}
      aria-disabled={!ready}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => ready && openScanner({ kind: 'card', onCode, table })}
    >
      {m.cards_scan_code()}
    </button>
  );
};

/** The card browser (behaviour/cards.md, 'Card browser'): typed code, scanner, deck, card. */
export const Browse = ({ onScanned, table, ...props }: BrowseProps) => {
  const state = useStore($openCard, { ssr: 'initial' });
  useWhenSignedIn(startBrowsing);

  return (
    <div className="grid gap-5 handheld:pb-[calc(5rem+env(safe-area-inset-bottom))]">
      {state.status !== 'loading' && state.status !== 'ready' && (
        <h1
          className={`print:hidden ${state.status === 'unknown' ? '[[data-card]_&]:hidden' : ''}`}
        >
          {m.routes_browse({ product: PRODUCT_NAME })}
        </h1>
      )}
      <CardBar>
        <CardCodeForm shown={'code' in state ? state.code : ''}>
          <ScanButton onScanned={onScanned} table={table} />
        </CardCodeForm>
      </CardBar>
      <Result state={state} {...props} />
      <Scanner kind="card" />
    </div>
  );
};
