import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

import { CardFace } from '#islands/cards/CardFace.tsx';
import { HandNameForm } from '#islands/my-cards/HandNameForm.tsx';
import { CardLink } from '#islands/cards/CardLink.tsx';
import { CARD_TABLE_CLASS } from '#islands/cards/card-classes.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Failed } from '#islands/shared/States.tsx';
import { useFocusToggle } from '#islands/shared/use-focus-toggle.ts';
import {
  $handPage,
  enterWithHand,
  keepHand,
  showHand,
  startHand,
  type HandPage as State,
} from '#lib/my-cards/hand.store.ts';
import { LINK_CARDS } from '#lib/my-cards/hand-link.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { getRoute, href } from '#lib/shared/routes.ts';
import { listed } from '#lib/shared/text.ts';

type Ready = Extract<State, { status: 'ready' }>;

/** The root element's attribute tells before the first paint whether there is a session. */
const FOR_MEMBERS = '[:root:not([data-session=in])_&]:hidden';
const FOR_VISITORS = '[[data-session=in]_&]:hidden';

/** Notes about the parts of the link that could not be shown. */
const Remarks = ({ link, unknown }: Ready) => (
  <div className="grid gap-2 empty:hidden" role="status">
    {unknown.length > 0 && (
      <p>
        {unknown.length === 1 ? 'No card has the code ' : 'No cards have the codes '}
        {listed(unknown)}.
      </p>
    )}
    {link.strange > 0 && (
      <p>
        {link.strange === 1
          ? 'One part of this link is no card code.'
          : `${link.strange.toLocaleString('en-GB')} parts of this link are no card codes.`}
      </p>
    )}
    {link.beyond > 0 && (
      <p>
        A link holds {LINK_CARDS} cards. This one names {link.beyond.toLocaleString('en-GB')} more,
        which are left out.
      </p>
    )}
  </div>
);

const KeepHand = ({ codes }: { codes: readonly string[] }) => {
  const { isOpen: kept, focusRef, setOpen: setKept } = useFocusToggle();
  const [isFailed, setFailed] = useState(false);
  const keep = async (name: string): Promise<void> => {
    const isKept = await keepHand(name || 'A hand from a link', codes);
    setKept(isKept);
    setFailed(!isKept);
  };
  if (kept)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3" role="status">
        The hand is yours.
        <a ref={focusRef} className="btn btn-primary" href={href('mycards')}>
          See it in My Cards
        </a>
      </p>
    );
  return (
    <>
      <HandNameForm
        label="Name of the hand"
        placeholder="A hand from a link"
        verb="Keep this hand"
        primary
        onName={(name) => void keep(name)}
      />
      <Alert className="mt-2">{isFailed && NETWORK_ERROR}</Alert>
    </>
  );
};

const Doors = () => (
  <div className={`grid gap-3 print:hidden ${FOR_VISITORS}`}>
    <p className="font-display text-h3/[1.2]">Make a free account to read these cards.</p>
    <p className="flex flex-wrap gap-3">
      <Button primary onClick={() => void enterWithHand('sign-up')}>
        Sign up
      </Button>
      <Button onClick={() => void enterWithHand('sign-in')}>Sign in</Button>
    </p>
  </div>
);

const Cards = ({ cards }: Pick<Ready, 'cards'>) => (
  <ol className={CARD_TABLE_CLASS} aria-label="The cards of the hand" role="list">
    {cards.map((card) => (
      <li key={card.code}>
        <div className={FOR_MEMBERS}>
          <CardLink card={card} />
        </div>
        <div className={FOR_VISITORS}>
          <CardFace {...card} heading="p" />
        </div>
      </li>
    ))}
  </ol>
);

/** A shared hand: its cards in order, in full for members, as public previews for visitors. */
export const SharedHandPage = () => {
  const state = useStore($handPage, { ssr: 'initial' });
  useEffect(startHand, []);
  if (state.status === 'failed')
    return <Failed message={NETWORK_ERROR} onRetry={() => void showHand()} />;
  if (state.status === 'loading')
    return <div className="skeleton h-[20rem]" role="status" aria-label="Loading the hand" />;
  if (state.cards.length === 0)
    return (
      <div className="notice">
        <p>This link names no card. It may have lost a letter on its way.</p>
        <Remarks {...state} />
        <a className="btn btn-primary" href={href('browse')}>
          {getRoute('browse').title}
        </a>
      </div>
    );
  return (
    <div className="grid gap-5">
      <Remarks {...state} />
      <Cards cards={state.cards} />
      <div className={`print:hidden ${FOR_MEMBERS}`}>
        <KeepHand codes={state.cards.map(({ code }) => code)} />
      </div>
      <Doors />
    </div>
  );
};
