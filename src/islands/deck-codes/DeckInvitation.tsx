import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { $deckStatus, startDeckStatus } from '#lib/deck-codes/deck-status.store.ts';
import { href } from '#lib/shared/routes.ts';

export const DeckInvitation = () => {
  const deck = useStore($deckStatus, { ssr: 'initial' });
  useEffect(startDeckStatus, []);
  if (deck.status !== 'unregistered') return null;
  return (
    <section>
      <h2 className="mb-5 text-h3">Own a deck?</h2>
      <p>Register it with the code in its box. One deck, one code, done once.</p>
      <a className="btn mt-4" href={href('registration')}>
        Register your deck
      </a>
    </section>
  );
};
