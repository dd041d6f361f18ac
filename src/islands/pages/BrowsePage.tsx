import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import { Browse } from '#islands/cards/Browse.tsx';
import { CardClosing, CardSource } from '#islands/cards/CardClosing.tsx';
import { CardKeeping } from '#islands/my-cards/CardKeeping.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { NearViewport } from '#islands/shared/NearViewport.tsx';
import { AfterHydration } from '#islands/shared/use-hydrated.ts';
import { StartTable } from '#islands/tables/StartTable.tsx';
import { reload, whenGridIsShown } from '#lib/cards/open-card.store.ts';
import { $hasScanned } from '#lib/cards/scanned.store.ts';
import { withMy } from '#lib/my-cards/my-load.store.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';

const importGrid = () => import('#islands/pages/BrowseGrid.tsx');

/** Without the shared button, which would be one more file of every card. */
const NoGrid = () => (
  <div className="notice" role="alert">
    <p>{NETWORK_ERROR}</p>
    <button type="button" className="btn btn-primary" onClick={reload}>
      {m.cards_try_again()}
    </button>
  </div>
);

/**
 * A link to a card does not load the grid's code. At build time the grid is rendered into the page:
 * streaming it would need an inline script, which the pages' CSP forbids.
 */
const wanted = import.meta.env.SSR
  ? await importGrid()
  : whenGridIsShown()
      .then(importGrid)
      .catch(() => ({ BrowseGrid: NoGrid }));

const Grid =
  wanted instanceof Promise
    ? lazy(() => wanted.then(({ BrowseGrid }) => ({ default: BrowseGrid })))
    : wanted.BrowseGrid;

/** A constant element: while the code loads, the prerendered content stays. */
const grid = (
  <Suspense fallback={<div className="skeleton h-[20rem]" aria-busy="true" />}>
    <Grid />
  </Suspense>
);

const Nothing = () => null;

/** Left out where loading fails. */
const Mentions = lazyWithFallback(
  () => import('#islands/pages/CardMentions.tsx').then(({ CardMentions }) => CardMentions),
  Nothing,
);

/** Loaded with the first scan, as most visits never need it. */
const Offer = lazyWithFallback(
  () => import('#islands/offline/KeepOffer.tsx').then(({ KeepOffer }) => KeepOffer),
  Nothing,
);

const OfferAfterScan = () => {
  const hasScanned = useStore($hasScanned, { ssr: () => false });
  return (
    hasScanned && (
      <Suspense>
        <Offer />
      </Suspense>
    )
  );
};

/** Loaded at the press. */
const tableOf = (card: Card) =>
  import('#lib/run/run-steps.ts').then(({ cardTable }) => cardTable(card));

/** Below an open card: notes and lists, related cards, mentions and sources. */
const Below = ({ card }: { card: Card }) => (
  <>
    <CardKeeping code={card.code} />
    <AfterHydration>
      <div className="contents print:hidden">
        <StartTable key={card.code} request={() => tableOf(card)} />
        <CardClosing card={card} />
        <CardSource card={card} />
        <OfferAfterScan />
        <NearViewport key={card.code}>
          <Suspense>
            <Mentions code={card.code} />
          </Suspense>
        </NearViewport>
      </div>
    </AfterHydration>
  </>
);

const noteScan = (code: string): void => void withMy(({ meet }) => meet(code, 'scanned'));

const wholeTable = () =>
  import('#islands/pages/hand-or-table.ts').then(({ handOrTable }) => handOrTable);

/** The card browser, with mentions of the open card elsewhere in the product. */
export const BrowsePage = () => (
  <Browse grid={grid} Below={Below} onScanned={noteScan} table={wholeTable} />
);
