import { useStore } from '@nanostores/react';

import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { STREAMS } from '#contract/cards.ts';
import { CARD_GRID, CardLink } from '#islands/cards/CardLink.tsx';
import { DeckInvitation } from '#islands/deck-codes/DeckInvitation.tsx';
import { AddToHand } from '#islands/my-cards/AddToHand.tsx';
import { Scanner, warmUp } from '#islands/scanner/Scanner.tsx';
import { useWhenSignedIn } from '#islands/session/use-when-signed-in.ts';
import { Situations } from '#islands/pages/Situations.tsx';
import { Failed } from '#islands/shared/States.tsx';
import { StartTable } from '#islands/tables/StartTable.tsx';
import { $cards, loadCards, NO_CARDS } from '#lib/cards/card-list.store.ts';
import {
  $lastReadCards,
  $tableCard,
  drawAnother,
  readScanned,
  startDash,
} from '#lib/cards/dash.store.ts';
import { withMy } from '#lib/my-cards/my-load.store.ts';
import { openScanner, type ScanTarget } from '#lib/scanner/scanner.store.ts';
import { getRoute, href } from '#lib/shared/routes.ts';
import { kindName } from '#lib/shared/kind-name.ts';

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

const Scan = ({ ready }: { ready: boolean }) => (
  <section className="grid gap-4" aria-label="Scan a card">
    <p className="lead">Point the camera at the code on a card, and read on.</p>
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className="btn btn-lg btn-primary max-xs:grow aria-disabled:opacity-70"
        aria-disabled={!ready}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => ready && openScanner(SCAN)}
      >
        Scan code
      </button>
      <a className="btn btn-lg max-xs:grow" href={href('browse')}>
        {`Browse ${PRODUCT_NAME}`}
      </a>
    </div>
    <p>
      No card in your hand?{' '}
      <a className="inline-block py-2 font-semibold" href="#start">
        Start from what is going on
      </a>
    </p>
    <Scanner kind="card" />
  </section>
);

/** Entry for people with a group and no card. */
const Start = ({ ready }: { ready: boolean }) => (
  <section id="start" className="grid gap-4">
    <h2 className="text-h3">Where to start</h2>
    <p className="lead">What do you hear in the room? Each leads to three cards and an exercise.</p>
    <Situations />
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
      A whole session to run?
      <a className="btn" href={href('resources')}>
        Recipes and sheets to print
      </a>
    </p>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p>A group around you? One table on all your screens:</p>
      <StartTable ready={ready} request={() => ({})} />
    </div>
  </section>
);

/** The card of the day, or one drawn at random; or an error. */
const Table = () => {
  const list = useStore($cards, { ssr: 'initial' });
  const table = useStore($tableCard, { ssr: () => undefined });
  if (list.status === 'failed')
    return <Failed message={list.message} onRetry={() => void loadCards()} />;
  return (
    <section className="grid grid-cols-1 items-center gap-x-7 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="w-[15rem] max-w-full">
        {table ? (
          <CardLink key={table.card.code} card={table.card} />
        ) : (
          <div className="skeleton aspect-5/7" aria-busy="true" />
        )}
      </div>
      <div className="grid justify-items-start gap-4">
        <h2>{table?.drawn ? 'Your card' : 'The card of the day'}</h2>
        <p className="lead">
          Read it, do what it says, talk about it. Or let chance deal you another one.
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            className="btn btn-primary"
            aria-disabled={!table}
            {...(table && { href: href('browse', table.card.code) })}
          >
            Read it
          </a>
          <button type="button" className="btn" disabled={!table} onClick={draw}>
            Draw a card
          </button>
          {table && <AddToHand key={table.card.code} code={table.card.code} />}
        </div>
      </div>
    </section>
  );
};

const Streams = () => {
  const list = useStore($cards, { ssr: 'initial' });
  return (
    <section>
      <h2 className="mb-5 text-h3">Five streams, five ways in</h2>
      <ul className="grid gap-3 sm:grid-cols-6 xl:grid-cols-5">
        {STREAMS.map((stream) => (
          <li
            key={stream}
            className="sm:col-span-2 sm:nth-4:col-span-3 sm:nth-5:col-span-3 xl:col-span-1!"
          >
            <a
              className={`${stream} lift flex h-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card border-s-12 border-stream bg-paper px-3 py-4 sm:grid sm:min-h-[5.5rem] sm:content-between sm:gap-3 sm:border-s-0 sm:border-t-12 font-display text-[1rem]/[1.15] text-stream-text shadow-card`}
              href={`${href('browse')}?stream=${stream}`}
            >
              <span>{kindName(stream)}</span>
              <small className="font-text text-small/[1.3] font-normal text-paper-muted">
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
      <h2 className="mb-5 text-h3">Recently viewed</h2>
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
  const session = useWhenSignedIn(startDash);
  const known = session.status === 'authenticated';

  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="grid gap-3">
        <h1 className={known ? undefined : 'invisible'}>
          Welcome {known ? (session.person.givenName ?? 'Innovator') : 'Innovator'}
        </h1>
        <Scan ready={known} />
      </div>
      <Table />
      <Start ready={known} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
        What you keep, note and collect:
        <a className="btn" href={href('mycards')}>
          {getRoute('mycards').title}
        </a>
      </p>
      <Streams />
      <DeckInvitation />
      <LastRead />
    </div>
  );
};
