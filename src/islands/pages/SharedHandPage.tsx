import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

import * as m from '#messages';

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
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { href } from '#lib/shared/routes.ts';
import { listed } from '#lib/shared/text.ts';

type Ready = Extract<State, { status: 'ready' }>;

/** The root element's attribute tells before the first paint whether there is a session. */
const FOR_MEMBERS = '[:root:not([data-session=in])_&]:hidden';
const FOR_VISITORS = '[[data-session=in]_&]:hidden';

/** Notes about the parts of the link that could not be shown. */
const Remarks = ({ link, unknown }: Ready) => (
  <div className="grid gap-2 empty:hidden" role="status">
    {unknown.length > 0 && (
      <p>{m.my_cards_link_unknown_codes({ count: unknown.length, codes: listed(unknown) })}</p>
    )}
    {link.strange > 0 && (
      <p>
        {m.my_cards_link_no_codes({
          count: link.strange,
          number: link.strange.toLocaleString(FORMAT_LANGUAGE),
        })}
      </p>
    )}
    {link.beyond > 0 && (
      <p>
        {m.my_cards_link_beyond({
          most: LINK_CARDS,
          count: link.beyond.toLocaleString(FORMAT_LANGUAGE),
        })}
      </p>
    )}
  </div>
);

const KeepHand = ({ codes }: { codes: readonly string[] }) => {
  const { isOpen: kept, focusRef, setOpen: setKept } = useFocusToggle();
  const [isFailed, setFailed] = useState(false);
  const keep = async (name: string): Promise<void> => {
    const isKept = await keepHand(name || m.my_cards_link_hand_name(), codes);
    setKept(isKept);
    setFailed(!isKept);
  };
  if (kept)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3" role="status">
        {m.my_cards_link_hand_kept()}
        <a ref={focusRef} className="btn btn-primary" href={href('mycards')}>
          {m.my_cards_see_in_my_cards()}
        </a>
      </p>
    );
  return (
    <>
      <HandNameForm
        label={m.my_cards_name_of_hand()}
        placeholder={m.my_cards_link_hand_name()}
        verb={m.my_cards_keep_hand()}
        primary
        onName={(name) => void keep(name)}
      />
      <Alert className="mt-2">{isFailed && NETWORK_ERROR}</Alert>
    </>
  );
};

const Doors = () => (
  <div className={`grid gap-3 print:hidden ${FOR_VISITORS}`}>
    <p className="font-display text-h3/[1.2]">{m.my_cards_hand_needs_account()}</p>
    <p className="flex flex-wrap gap-3">
      <Button primary onClick={() => void enterWithHand('sign-up')}>
        {m.my_cards_sign_up()}
      </Button>
      <Button onClick={() => void enterWithHand('sign-in')}>{m.my_cards_sign_in()}</Button>
    </p>
  </div>
);

const Cards = ({ cards }: Pick<Ready, 'cards'>) => (
  <ol className={CARD_TABLE_CLASS} aria-label={m.my_cards_cards_of_link()} role="list">
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
    return (
      <div className="skeleton h-[20rem]" role="status" aria-label={m.my_cards_hand_loading()} />
    );
  if (state.cards.length === 0)
    return (
      <div className="notice">
        <p>{m.my_cards_link_no_card()}</p>
        <Remarks {...state} />
        <a className="btn btn-primary" href={href('browse')}>
          {m.routes_browse({ product: PRODUCT_NAME })}
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
