import { useStore } from '@nanostores/react';
import { Suspense } from 'react';

import * as m from '#messages';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { CardOfTheDay } from '#islands/cards/CardOfTheDay.tsx';
import { StreamLinks } from '#islands/cards/StreamLinks.tsx';
import { DeckInvitation } from '#islands/deck-codes/DeckInvitation.tsx';
import { AddToHand } from '#islands/my-cards/AddToHand.tsx';
import { SCAN_CLASS, Scanner, warmUp } from '#islands/scanner/Scanner.tsx';
import { Welcome } from '#islands/session/Welcome.tsx';
import { useIsSignedIn, useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Situations } from '#islands/pages/Situations.tsx';
import { lazyWithFallback } from '#islands/shared/lazy-with-fallback.ts';
import { Failed } from '#islands/shared/States.tsx';
import { StartTable } from '#islands/tables/StartTable.tsx';
import { $cards, DRAWN_DECK, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import {
  $lastReadCards,
  $tableCard,
  drawAnother,
  FIRST_TABLE_CARD,
  readScanned,
  startDash,
} from '#lib/cards/dash.store.ts';
import { withMy } from '#lib/my-cards/my-load.store.ts';
import { openScanner, type ScanTarget } from '#lib/scanner/scanner.store.ts';
import { $session } from '#lib/session/session.store.ts';
import { href } from '#lib/shared/routes.ts';

/** Loaded apart from the page, as most people have none. */
const OpenTables = lazyWithFallback(
  () => import('#islands/tables/OpenTables.tsx').then((part) => part.OpenTables),
  () => null,
);

const SCAN: ScanTarget = {
  kind: 'card',
  onCode: (code) =>
    void readScanned(
      code,
      withMy(({ meet }) => meet(code, 'scanned')),
    ),
  table: () => import('#islands/pages/hand-or-table.ts').then(({ handOrTable }) => handOrTable),
};

const draw = (): void => {
  drawAnother();
  const table = $tableCard.get();
  if (table?.drawn) void withMy(({ meet }) => meet(table.card.code, 'drawn'));
};

/** The greeting, and the tables that the person has open. */
const Greeting = () => {
  const session = useStore($session, { ssr: 'initial' });
  const isSignedIn = session.status === 'authenticated';
  return (
    <>
      <Welcome person={isSignedIn ? session.person : DRAWN_DECK?.person} />
      {isSignedIn && (
        <Suspense fallback={null}>
          <OpenTables />
        </Suspense>
      )}
    </>
  );
};

const ScanButton = () => {
  const ready = useIsSignedIn();
  return (
    <button
      type="button"
      className={`${SCAN_CLASS} btn-lg max-xs:grow`}
      aria-disabled={!ready}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => ready && openScanner(SCAN)}
    >
      {m.cards_scan_code()}
    </button>
  );
};

const Scan = () => (
  <section className="grid gap-4" aria-label={m.cards_dash_scan()}>
    <p className="lead">{m.cards_dash_point()}</p>
    <div className="flex flex-wrap gap-3">
      <ScanButton />
      <a className="btn btn-lg max-xs:grow" href={href('browse')}>
        {m.cards_dash_browse({ product: PRODUCT_NAME })}
      </a>
    </div>
    <p>
      {m.cards_dash_no_card()}{' '}
      <a className="inline-block py-2 font-semibold" href="#start">
        {m.cards_dash_situation()}
      </a>
    </p>
    <Scanner kind="card" />
  </section>
);

const StartEmptyTable = () => <StartTable ready={useIsSignedIn()} request={() => ({})} />;

/** Entry for people with a group and no card. */
const Start = () => (
  <section id="start" className="grid gap-4">
    <h2 className="text-h3">{m.cards_dash_where()}</h2>
    <p className="lead">{m.cards_dash_hear()}</p>
    <Situations />
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {m.cards_dash_whole_session()}
      <a className="btn" href={href('resources')}>
        {m.cards_dash_recipes()}
      </a>
    </p>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p>{m.cards_dash_group()}</p>
      <StartEmptyTable />
      <a className="btn-wrap btn" href={href('agenda')}>
        {m.cards_dash_plan()}
      </a>
    </div>
  </section>
);

/** The card of the day, or one drawn at random; or an error. */
const Table = () => {
  const list = useStore($cards, { ssr: 'initial' });
  const table = useStore($tableCard, { ssr: () => FIRST_TABLE_CARD });
  if (list.status === 'failed')
    return <Failed message={list.message} onRetry={() => void loadCards()} />;
  return (
    <CardOfTheDay table={table} onDraw={draw}>
      {table && <AddToHand key={table.card.code} code={table.card.code} />}
    </CardOfTheDay>
  );
};

const Streams = () => {
  const list = useStore($cards, { ssr: 'initial' });
  return <StreamLinks cards={list.status === 'ready' ? list.cards : undefined} />;
};

const LastRead = () => {
  const cards = useStore($lastReadCards, { ssr: () => NO_CARDS });
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 className="mb-5 text-h3">{m.cards_dash_recent()}</h2>
      <ul className={CARD_GRID}>
        {cards.slice(0, 6).map((card) => (
          <li key={card.code}>
            <CardLink card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The dashboard (behaviour/shell.md, 'Dashboard'). */
export const Dash = () => {
  useWhenSignedIn(startDash);
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="grid gap-3">
        <Greeting />
        <Scan />
      </div>
      <Table />
      <Start />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {m.cards_dash_keep()}
        <a className="btn" href={href('mycards')}>
          {m.routes_mycards()}
        </a>
      </p>
      <Streams />
      <DeckInvitation />
      <LastRead />
    </div>
  );
};
