import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { $deckStatus, startDeckStatus } from '#lib/deck-codes/deck-status.store.ts';
import { href } from '#lib/shared/routes.ts';

export const DeckInvitation = () => {
  const deck = useStore($deckStatus, { ssr: 'initial' });
  useEffect(startDeckStatus, []);
  if (deck.status !== 'unregistered') return null;
  return (
    <section>
      <h2 className="mb-5 text-h3">{m.deck_codes_own_a_deck()}</h2>
      <p>{m.deck_codes_invitation()}</p>
      <a className="btn mt-4" href={href('registration')}>
        {m.deck_codes_register()}
      </a>
    </section>
  );
};
